give = { $name } にお礼を伝える
given = { $name } にお礼を伝えました
received = ほかのプレイヤーから { $n } 回お礼を受けました
not-here = お礼は、終わった対局の相手に伝えられます。
