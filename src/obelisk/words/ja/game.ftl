unknown = { $name } というゲームはありません。ゲームは次のとおりです：{ $known }。
unknown_meant = { $name } というゲームはありません。{ $meant } のことですか。ゲームは次のとおりです：{ $known }。
not-listed = ゲーム { $name } は pickle できません。ゲームは読み込むときに一覧から名前で探されますが、このゲームは一覧にありません。パッケージをインストールするか、そのフォルダーを環境変数 OBELISK_GAMES に指定してください。
broken = ゲーム { $name } はインストールされていますが、読み込めません：{ $reason }
record-type = { $name } のパッケージが提供しているのは { $what } で、Game ではありません。
untitled = { $name }
tile =
    { $board ->
        [Chess] チェス
        [Mancala] マンカラ
       *[other] { $board }
    } { $size }
other-name = エントリーポイント { $name } が指すゲームの名前は { $found } です。名前をそろえてください。
never-ends = { $game } の対局が { $limit } 手を超えても終わりません。対局は必ず終わりますか。手番は移りますか。それほど長い対局がありうるなら、Rules の max_plies を大きくしてください。
max-moves = { $game } に、合法手が { $limit } 個を超える局面があります。Rules の max_moves を大きくしてください。
max-moves_here = { $game } では { $position } の合法手が { $count } 個あり、上限の { $limit } 個を超えています。Rules の max_moves を大きくしてください。
no-moves = { $game } に、手番なのに合法手がない局面があります。パスを認めるか、対局を終わらせてください。
does-not-compile = { $game }：ルール { $rule } をコンパイルできません（{ $file }、{ $line } 行目）：{ $reason }
does-not-compile_somewhere = { $game }：ルールをコンパイルできません：{ $reason }。OBELISK_DEBUG=1 を設定すると、コンパイラーの詳しいメッセージが出ます。
rule-fails = { $game }：ルール { $rule } が失敗します（{ $file }、{ $line } 行目）：{ $reason }
has-chance = { $game }：偶然の手番ですが、Rules に has_chance=True がありません。
