unreadable = これは棋譜ではありません：{ $reason }
no-file = ファイル { $path } を読めません：{ $reason }
not-text = { $path } はテキストファイルではありません。棋譜は JSON です。マップで読み込めるのはテキストだけで、印刷用のページは読み込めません。
version = この棋譜はバージョン { $version } です。このプログラムが読めるのはバージョン 1 です。
lacks = 棋譜に { $key } がありません。
bad-move = 棋譜の{ $number }手目 { $given } を読めません。手は、席の番号と手の文字列の組で書きます。
illegal = 棋譜の{ $number }手目は指せません。{ $reason }
result = 棋譜には結果が { $given } とありますが、手順どおりに進めると { $found } になります。
