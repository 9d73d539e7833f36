number = { $name } は { $low } 以上の整数です。{ $given } は使えません。
shape = バッチの手は{ $n }個の数の配列です。形が { $given } の配列は使えません。
no-space = { $game }には、プログラム向けの行動や観測がありません。エンコーディングが定義されていません。ゲームの作者が追加できます。Game の引数 encoding に、盤のあるゲームで手が N 未満の整数なら actions=N の BoardEncoding を、盤がないゲームや隠し情報のあるゲームなら Encoding を指定してください。
out = 書き込み先は、形が { $shape }、型が { $dtype } の連続した配列です。{ $given } は使えません。
device = 使える device は cpu と cuda です。{ $given } は使えません。
lanes = レーンは 0 から { $n } 未満の番号か、{ $n }個の True / False で指定してください。
seats = レーン { $lane } の席 { $given } はありません。席は 0 から { $last } までの番号です。
finals = 最終局面を見る席を seats で指定してください。
no-cuda = device cuda には numba-cuda が必要ですが、インストールされていません。{ $how } を実行してください。
no-gpu = device cuda には NVIDIA の GPU が必要ですが、使えるものが見つかりません。
one-of = { $name } に { $given } は使えません。次のどれかです：{ $known }
opponents = 相手は、ほかの席の数と同じ{ $n }人です。{ $given }人は指定できません。
compiles-first = このマシン用にルールをコンパイルします。最初の1回だけで、30秒ほどかかります。前もって行うには obelisk warm を使います。
