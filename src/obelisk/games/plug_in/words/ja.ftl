title = プラグイン
choose-first = まず { $example } のように、空いているタイルを選んでください。
still-playing = { $tile } の{ $micro }がまだ終わっていません。決着がついてから、次のタイルを選びます。
not-your-choice = タイルを選ぶのは、オベリスクを持つ相手です。
tile-taken = タイル { $tile } はもう取られています。空いているタイルを選んでください。
no-such-tile = タイル { $tile } はありません。タイルは { $first } から { $last } までです。
tile-beside = タイル { $tile } はゲームボードの外です。この段のタイルは { $first } から { $last } までです。
which-tile = 選ぶタイルを { $example } のように書いてください。
micros = microsに渡せるのは「classic」「all」、{ $example }のような一覧、{ $shares }のような割合です。{ $given }は使えません。マイクロゲーム：{ $known }。
about = マイクロゲームに勝ってタイルにマクロコマを置き、マクロゲームの勝ちを目指す対戦です。
rules_setup =
    オベリスク、マイクロゲームごとのタイル、2色のマイクロコマ（数はそれぞれのルールにあります）、マクロコマ（ゲームボードのタイル1枚につき1つ、プレイヤーの辺1つにつき1つ）を使います。
    マクロゲームを決めます（菱形など）。ゲームボードの形はマクロゲームのルールで決まり、大きさは自由に選べます。
    ゲームボードを作ります。タイルをその形に並べ、どのタイルでどのマイクロゲームを争うかを、好きなように、またはランダムに決めます。同じ種類のタイルを使うマイクロゲームがあるので、名前を書いたメモをタイルに置きます。並べる場所がなければ、マップ（用紙）をゲームボードにします。マイクロゲームの名前をマップに書き、取ったタイルもそこに書き込みます。これなら、タイルはマイクロゲームごとに1枚あれば足ります。
    最初にオベリスクを持つ人をランダムに決めます。その人がスタートプレイヤーで、もう一方がコマの色を選びます。
    菱形では、一方がゲームボードの向かい合う2辺を選び、それぞれにマクロコマを1つずつ置きます。残りの2辺はもう一方のものです。
rules_turn =
    オベリスクを持つ人が、空いているタイルを選びます。そのタイルで、決められたマイクロゲームをマイクロコマを使って遊びます。オベリスクを持つ人が先手です。
    勝った人は、自分の色を上にしてマクロコマをタイルに置きます。負けた人がオベリスクを受け取ります（持っていればそのまま）。
    引き分けならオベリスクを持たない人の勝ちで、オベリスクは動きません。
    マクロコマを置けるのはこのときだけです。マクロゲームのルールにある手番は使いません。
rules_end = マクロゲームの勝ち方で勝負がつくまで続けます。菱形では、自分の2辺を取ったタイルの鎖で先につないだ方が対戦に勝ちます。
rules_notation = タイルの列は左から a、b、c…、段は下から 1、2、3…です。オベリスクを持つ人が、@ とタイルの名前でタイルを選びます（例：@c2）。続けて、そのマイクロゲームの手を、決着がつくまで書きます。
rules_rulings =
    オベリスクを持つ人がマイクロゲームの先手になり、タイルを手前側から使います。
    菱形は一辺2枚から11枚までです。ほかのマクロゲームのゲームボードと勝ち方は、それぞれのルールにあります。
    対戦の点数は、どのマクロゲームでも取ったタイルの数です。
how = オベリスクを持つ人が、@ とタイルの名前でタイルを選びます：@c2。続けて、そのマイクロゲームの手を書きます。
points = 取ったタイル

## Ending

ending_tiles = 取ったタイル：{ $n }枚

## Lesson

lesson_choose_title = オベリスクを持つ人が選ぶ
lesson_choose_rule = どのタイルにもマイクロゲームが1つあります。金色のオベリスクを持つ人が、空いているタイルの中から争うタイルを選びます。
lesson_choose_try = あなたがオベリスクを持っています。争うタイルを選んでください。
lesson_choose_done = そのタイルのマイクロゲームが始まりました。先手はあなたです。
lesson_choose_other = 別のタイルも選んでみましょう。
lesson_choose_tempting-1 = 相手が取った c2 を？
lesson_choose_tempting-2 = タイルを選ばずに手を指す？
lesson_win_title = マイクロゲームに勝てばタイルが取れる
lesson_win_rule = マイクロゲームに勝った人が、そのタイルにマクロコマを置きます。大切なのは勝ち負けだけで、どれだけ差がついたかは関係ありません。
lesson_win_try = b2 を争うデカポーンです。あと1歩で一番奥に着くマイクロコマがあります。勝ってください。
lesson_win_done = タイルはあなたのものです。オベリスクが誰に移ったか、見てください。
lesson_win_other = まだ勝ちではありません。デカポーンは一番奥の段に着けば勝ちで、e4 のマイクロコマはあと1歩です。
lesson_win_tempting-1 = 先に別のタイル a1 を？
lesson_win_tempting-2 = まっすぐ e5 へ？
lesson_obelisk_title = 負けた人がオベリスクを受け取る
lesson_obelisk_rule = タイルを取られた人がオベリスクを受け取り（持っていればそのまま）、次のタイルを選びます。負けても悪いことばかりではありません。
lesson_obelisk_try = 今度は相手の側です。b2 を取られました。次に争うタイルを選んでください。
lesson_obelisk_done = 選んだあなたが先手です。
lesson_obelisk_other = 別のタイルも選んでみましょう。
lesson_obelisk_tempting-1 = もう一度 b2 を？
lesson_draw_title = 引き分けなら、オベリスクを持たない人の勝ち
lesson_draw_rule = 引き分けでもタイルの持ち主は決まります。取るのはオベリスクを持たない人で、オベリスクは動きません。
lesson_draw_try = あなたはひし形で、オベリスクは相手が持っています。このトリップの最後の1マスを埋めてください。
lesson_draw_done = トリップは1本ずつで引き分けです。タイルはあなたのものです。
lesson_draw_other = 最後のマスを埋めてください。
lesson_which_title = どのゲームを選ぶか
lesson_which_rule = オベリスクを持つ人が先手です。デカポーンでは先手が、ビューロでは後手が有利です。タイルの場所とゲームの両方を見て選びます。
lesson_which_try = a2 か b2 を取れば b1 と a3 がつながります。a2 はビューロ、b2 はデカポーンです。選んでください。
lesson_which_done = 場所もよく、間違えなければ先手が勝てるゲームです。
lesson_which_other = 場所とゲームを考えてみましょう。b2 なら鎖がつながり、しかもデカポーンです。
lesson_join_title = 自分の2辺をつなぐ
lesson_join_rule = このゲームボードは菱形です。先に自分の2辺をタイルの鎖でつないだ人が対戦に勝ちます。
lesson_join_try = このデカポーンに、対戦のすべてがかかっています。勝ってください。
lesson_join_done = b1・b2・a3 が下と上をつなぎました。対戦はあなたの勝ちです。
lesson_join_other = まだ勝ちではありません。e4 のマイクロコマはあと1歩で一番奥に着きます。
lesson_sides_title = 自分の辺はどれか
lesson_sides_rule = 始める前に、一方がゲームボードの向かい合う2辺を選び、もう一方は残りの2辺を持ちます。辺は持ち主の色です。
lesson_sides_try = あなたはひし形で、左と右の辺があなたのものです。取れば2辺がつながるタイルを選んでください。
lesson_sides_done = 勝てば a2・b2・c2 で左右がつながります。相手もここが欲しいところです。c1・c2・b3 で上下がつながります。
lesson_sides_other = そのタイルでは左右がつながりません。a2 と b2 に続くのはどのタイルでしょう。
lesson_sides_tempting-1 = 相手が取った c1 を？
lesson_start_title = 始める前に
lesson_start_rule = オベリスクを最初に持つ人は、ランダムに決めます。その人が最初のタイルを選び、先手で指します。かわりに、もう一方がコマの色を選びます。
lesson_start_try = オベリスクはあなたのものです。相手が丸を選んだので、あなたはひし形です。最初のタイルを選んでください。
lesson_start_done = 選んだあなたが先手です。その後は、タイルを取られた人がオベリスクを持ちます。
lesson_start_other = 別のタイルも選んでみましょう。
lesson_map_title = マップで遊ぶ
lesson_map_rule = マップは、対戦のすべてを1枚にまとめた用紙です。タイルごとのマイクロゲーム、取ったタイル、名前とコマの色、辺、オベリスクを持つ人を書きます。ゲームボードのかわりに使うことも、途中の対戦を残して別の日に続けることもできます。
lesson_map_try = アナとベンは4枚で中断し、アナの名前にオベリスクの印があります。あなたはアナです。タイルを選んで再開してください。
lesson_map_done = 中断したところから、そのまま続きます。
lesson_map_other = 別のタイルも選んでみましょう。
lesson_map_tempting-1 = マップにベンのマクロコマがある a1 を？
lesson_by = シルヴァーノ・ソレンティノ作。
lesson_more = ゲームボードは一辺2枚から11枚まで、マイクロゲームの組み合わせは自由です。新しいマイクロゲームを加えることもできます。途中の対戦は紙のマップに残し、別の日に続けられます。

## Map

map_not-a-map = これはプラグインの対戦のマップではありません。「プレイヤー X: アナ」のような行も、「1 [コノ .] [トリップ X]」のようなタイルの段もありません。
map_unreadable = マップの{ $line }行目「{ $text }」の意味が分かりません。行は { $keys } のどれか、またはタイルの段の番号で始めてください。メモの行は # で始めます。
map_lacks = マップに「{ $key }」の行がありません。「{ $example }」のように書いてください。
map_twice = マップの{ $line }行目の「{ $key }」は、{ $first }行目にもう書いてあります。どちらか一方だけにしてください。
map_macro = マップのマクロゲームが「{ $given }」になっています。マップにできるマクロゲームは次のとおりです：{ $known }。
map_size = マップの大きさが { $given } になっています。{ $low } から { $high } までの整数にしてください。
map_players = マップには「プレイヤー X: アナ」のような行が、2人に1行ずつ必要です。今は{ $given }行です。
map_player = マップの{ $line }行目ではプレイヤーの印が「{ $given }」になっています。「プレイヤー X: アナ」のように、コロンの前に文字か記号を1つ書いてください。
map_same-marks = マップの{ $line }行目で、2人目のプレイヤーの印も { $mark } になっています。X と O のように、別々の印にしてください。
map_same-colours = マップの{ $line }行目の色（{ $colour }）は、もう1人のプレイヤーの色と同じです。青とオレンジのように、別々の色にしてください。
map_who = マップの{ $line }行目の「{ $key }」にある { $given } は、どちらのプレイヤーの印でもありません。印は { $marks } です。
map_sides = マップでは「{ $rows }」と「{ $columns }」が同じプレイヤーのものになっています。2人のプレイヤー（{ $marks }）が1組ずつ持つようにしてください。
map_not-here = マップの{ $line }行目の「{ $key }」は、{ $macro }では使いません。消してください。
map_rows = マップにタイルの段が{ $given }段あります。このゲームボードには{ $n }段必要です。
map_row = マップの段 { $row }（{ $line }行目）にはタイルが{ $given }枚あります。{ $n }枚にしてください。
map_row-text = マップの{ $line }行目「{ $text }」は、タイルの段として読めません。段の番号の後に、タイルを1枚ずつ角括弧に入れて書いてください：1 [コノ .] [トリップ X]
map_row-order = マップの{ $line }行目は段 { $row } のはずですが、段 { $given } になっています。段の番号は、上から下へ { $n } から 1 の順です。
map_tile = マップのタイル { $tile } に書かれた「{ $given }」というマイクロゲームはありません。マイクロゲームは次のとおりです：{ $known }。
map_no-microgame = マップのタイル { $tile } にマイクロゲームが書いてありません。[{ $example }] のように書き込んでください。マイクロゲームは次のとおりです：{ $known }。
map_mark = マップのタイル { $tile } にある { $given } は、どちらのプレイヤーの印でもありません。印は { $marks } です。
map_decided = このマップでは { $mark } がもう勝っています。対戦は終わっているので、再開できません。
map_playing = マップの{ $line }行目でプレイ中となっている「{ $given }」は、空いているタイルではありません。空いているタイルは次のとおりです：{ $free }。
map_two-tiles = マップの{ $line }行目ではタイル { $tile } がプレイ中ですが、タイル { $first } もプレイ中になっています。一度にプレイ中にできるのは1枚だけです。
map_moves = マップの{ $line }行目：タイル { $tile } のマイクロゲームで、この手順は指せません。{ $reason }
map_finished = マップの{ $line }行目：タイル { $tile } のマイクロゲームは { $move } で終わっています。タイルに勝者の印 { $mark } を書き、この行を消してください。
map_other-game = マップがあるのは plug-in の対戦だけです。これは { $game } の局面です。
map_two-texts = 名前と色は、1人に1つずつ、合わせて2つの文字列で指定してください。{ $given } は使えません。
map_heading =
    プラグインのマップ：中断した対戦を、後日ここから再開できます。
    読むことも、書き込むことも、書き換えることもできます。コロンの後と角括弧の中に書いてください。
    空白の数は自由です。# で始まる行はメモです。
map_legend =
    { "[" }{ $micro } { $free }] はマイクロゲーム「{ $micro }」の空いているタイル、[{ $micro } { $mark }] はプレイヤー { $mark } が取ったタイルです。
    { $goal }オベリスクを持つ人が、次のタイルを選びます。
    プレイ中のマイクロゲームは、タイルとそれまでの手を1行に書きます：{ $playing } b2: a1a3 c3a3
map_micros = マイクロゲーム：{ $known }
map_on-tiles = { $kind } のタイルのマイクロゲーム：{ $known }
map_goal = プレイヤーはそれぞれ自分の2辺をつなぎます。
map_is-over = 対戦は終わりました。{ $mark } の勝ちです。
map_page-title = プラグインのマップ
map_page-board = { $macro }（大きさ { $size }）
map_page-board-alone = { $macro }
map_page-date = 日付
map_page-name = 名前
map_page-colour = コマの色
map_page-obelisk = オベリスクあり
map_page-rows = 上下の辺をつなぐ
map_page-columns = 左右の辺をつなぐ
map_page-notes = メモ
map_page-help = タイルごとのマイクロゲームの名前を六角形の中に書き、決着がついたら勝者のマクロコマを置きます（印を描いてもかまいません）。
map_page-save = 中断するときは、オベリスクを持つプレイヤーの欄に印を付け、プレイ中のマイクロゲームの手を書いて、この用紙を保管してください。
map_page-playing = プレイ中のタイル { $tile }：{ $micro }
map_page-blank = プレイ中のタイルとマイクロゲーム、指した手：
map_page-to-move = の手番
map_page-chance = 次は運で決まります
map_ending = { $path } からは、どの形式のマップを書くのか分かりません。ファイル名の末尾を次のどれかにしてください：{ $known }。

# マップの行の先頭に書く言葉。最初のものを書き出しに使い、ほかは読み取りにも使えます。
map_key-macro = マクロゲーム
map_key-size = 大きさ | サイズ
map_key-player = プレイヤー
map_key-colour = 色 | コマの色
map_key-rows = 上下の辺 | 上下 | 上と下
map_key-columns = 左右の辺 | 左右 | 左と右
map_key-obelisk = オベリスク
map_key-playing = プレイ中 | 対局中 | 対戦中
map_key-row = 段

## Reason

reason_wins-tile =
    { $obelisk ->
        [goes] { $micro }に勝ってタイル { $tile } を取る。オベリスクは相手に渡る
       *[stays] { $micro }に勝ってタイル { $tile } を取る。オベリスクは相手が持ったまま
    }
reason_loses-tile =
    { $obelisk ->
        [goes] タイル { $tile } を相手に取られるが、オベリスクを受け取る
       *[stays] タイル { $tile } を相手に取られるが、オベリスクは持ったまま
    }
reason_for-match = { $tile }（{ $micro }）を取れば、対戦に勝つ
reason_against-match = { $tile }（{ $micro }）を取られると、対戦に負ける
reason_tile = { $tile }（{ $micro }）を取ると、{ $reason }
drawing_task_micro = マイクロゲームの手を指します。
drawing_task_tile = あなたがオベリスクを持っています。争うタイルを選んでください。
drawing_tile-won = タイル{ $tile }：{ $micro }（{ $seat }のもの）
drawing_tile-playing = タイル{ $tile }：{ $micro }（プレイ中）
drawing_tile = タイル{ $tile }：{ $micro }（空き）
drawing_free = 空き：{ $n }
drawing_free-of = タイル「{ $kind }」空き：{ $n }
drawing_far = { $Seat }：引き分けなら勝ち
drawing_far-side = { $Seat }：後手
drawing_near = { $Seat }：オベリスク・先手
drawing_micro-drawn = { $micro }は引き分け：{ $tile }は{ $seat }へ
drawing_micro-won-by = { $tile }の{ $micro }は{ $Seat }の勝ち（{ $points }）
drawing_micro-won = { $tile }の{ $micro }は{ $Seat }の勝ち
drawing_playing = { $tile }の{ $micro }
drawing_chooses = { $Seat }がタイルを選びます。
drawing_choose-tile = このタイルを選ぶ
drawing_holds = { $Seat }がオベリスクを持っています。
drawing_chapter = { $tile } { $micro }：{ $seat }の勝ち
drawing_chapter-open = { $tile } { $micro }
drawing_tiles-won = 取ったタイル：{ $n }
option_macro = マクロゲーム
option_size = 一辺のタイル数
option_micros = マイクロゲーム
option_sides = 上下の辺を持つ人
option_sides_0 = 1人目
option_sides_1 = 2人目

## Help

help_map = プラグインの対戦のマップ。印刷し、書き込み、対戦を保存し、そこから再開できます。
help_map-new = 書き込み用の空のマップを書き出します。
help_map-save = 保存した対戦をマップに書き出します。
help_map-show = マップを読んで、ゲームボードを表示します。
help_map-resume = マップに保存した対戦を再開します。
help_duel = マイクロゲームで誰も間違えない場合に、プラグインの対戦でどちらが勝つかを、あらゆるタイルの並べ方について正確に数えます。

## Argument

argument_size = ゲームボードの一辺のタイルの数。
argument_macro = マクロゲームの名前。指定しなければ rhombus です。
argument_composition = プラグインの対戦の構成を1行で：「rhombus 4: classic」「rhombus 5: kono*3 trip」、またはタイルごとに1段目から「rhombus 2: kono trip / bulo*2」。
argument_map-out = 書き出すマップ。末尾の .txt、.svg、.pdf が形式を決めます。
argument_map-file = 文字で書いたマップ。

## Duel

duel_title = { $macro }（大きさ { $size }、タイル{ $n }枚）、マイクロゲームで誰も間違えない場合
duel_title-alone = { $macro }（タイル{ $n }枚）、マイクロゲームで誰も間違えない場合
duel_for-holder = オベリスクを持つ人が勝つタイル：{ $micros }
duel_for-other = オベリスクを持たない人が勝つタイル：{ $micros }
duel_column-tiles = 持つ人のタイル数
duel_column-arrangements = 並べ方
duel_column-won = 最初に持つ人の勝ち
duel_column-mix = 使うマイクロゲーム
duel_column-chance = 最初に持つ人の勝率
duel_unsolved = マイクロゲームが解けていないタイル：{ $micros }
duel_by-luck = { $micro }：運が関わります。オベリスクを持つ人がタイルを取る確率は { $chance } です。
duel_left-out = これらのタイルは、下の数には入っていません。こうしたタイルのあるゲームボードでは、プレイヤー perfect は証明のかわりに、タイルごとの確率を使って探索します。
duel_mix = マイクロゲーム{ $n }種類のうち{ $own }種類が持つ人のもの
duel_macro = { $given } というマクロゲームはありません。マクロゲームは次のとおりです：{ $known }。
duel_size = { $macro } の大きさ { $given } は数えられません。次のどれかにしてください：{ $known }。
duel_same = 最初にどちらがオベリスクを持っても、結果は同じです。
duel_same-sides = 最初にどちらがオベリスクを持っても、どの辺をつないでも、結果は同じです。

## News

news_tile-chosen = タイル { $tile } のマイクロゲームは「{ $micro }」です。{ $about }
news_tile-won = タイル { $tile } は{ $who }のものになりました。
news_obelisk-with = オベリスクを持つのは{ $who }です。次のタイルを選びます。

## Command

command_map = 後日再開できる、対戦のマップを表示します。map ファイル名 で書き出します

## Menu

menu_micros = どのマイクロゲームを使いますか？ classic（基本セット）、all（全部）、ゲーム名（{ $known }）、kono*3 trip*1のような割合、または全部のタイル（段は/で区切る） [classic]
menu_size = ゲームボードの大きさを選んでください（{ $known }）。[{ $default }]
menu_composition = ゲームボード全体を「rhombus 4: classic」のような文字で指定しますか？ Enterだけなら順に選びます
menu_macro = どのマクロゲームにしますか？（{ $known }）[{ $default }]
menu_sides = 上下の辺をつなぐ席は？（{ $known }）[{ $default }]

## Composition: a match in one line of text

composition_text = 「{ $given }」は構成として読めません。例：rhombus 4: classic
composition_long = この構成は{ $given }文字あります。読めるのは{ $most }文字までです。
composition_macro = 「{ $given }」というマクロゲームはありません。マクロゲーム：{ $known }。
composition_micro = 「{ $given }」というマイクロゲームはありません。マイクロゲーム：{ $known }。
composition_no-size = { $macro }の大きさは1種類だけです。{ $given }を消してください。
composition_empty = 「{ $macro }」とコロンの後に、使うマイクロゲームを書いてください：classic、all、ゲーム名、または全部のタイル。
composition_times = 「{ $micro }*{ $given }」：*の後には1から{ $most }までの整数を書いてください。
composition_twice = { $micro }が2回書かれています。同じマイクロゲームは1回だけ、数を付けて書いてください。
composition_rows = タイルの段が{ $given }段ありますが、このゲームボードは{ $n }段です。段は/で区切ります。
composition_row = { $row }段目のタイルが{ $given }枚ありますが、必要なのは{ $n }枚です。
composition_and = ゲームボードのことは構成にすべて書かれています。{ $key }は指定できません。

## New: the page on which a table is opened

starts = オベリスクを持つ人
new_board = タイル{ $n }枚 · { $takes }
new_tap = タイルを押すと、そのマイクロゲームを選べます。
new_again = 並べ直す
new_which = どのマイクロゲームにしますか？
new_which-on = { $tile }のマイクロゲームは？
new_close = このままにする
new_size = { $size } · { $takes }
new_mix_classic = 基本セット
new_mix_all = すべて
new_mix_own = 自分で選ぶ
new_mix_tiles = タイルごとに選ぶ
new_how-often = それぞれのマイクロゲームを、どのくらいの割合で入れますか？
new_never = なし
new_none = 少なくとも1つは必要なので、そのまま残します：{ $micros }。
new_tiles = 名前の下はタイルの名前（もとの盤とマスの数）です。
new_more = 辺・共有・再開
new_sides = あなたがつなぐ辺
new_sides_any = おまかせ
new_sides_rows = 上と下
new_sides_columns = 左と右
new_composition = このゲームボードを文字で
new_composition-about = 友だちに送ったり、もらったものを貼り付けたりできます。例：rhombus 4: kono*3 trip
new_copy = コピー
new_link = リンクをコピー
new_print = この対戦を印刷（PDF）
new_map = マップから対戦を再開する
new_map-blank = マップの文字をここに貼り付けるか、ファイルをドロップしてください。
new_map-file = ファイルから：
new_map-paper = 紙のマップの続きなら：
new_map-fill = このゲームボードを書き込めるマップにする
new_no-map = 新しい対戦にする
new_resumed = { $first }対{ $second }の対戦の続きです。オベリスクは{ $holder }が持っています。
new_you = あなたは

## Paper

paper_tiles = タイル
paper_pieces = マクロコマとマイクロコマ
paper_obelisk = 折って作るオベリスク
paper_maps = マップ
leaflet_chosen = この印刷のマクロゲームは{ $map }（マクロコマは{ $pieces }個）、マイクロゲームは{ $micros }です。この基本ルールの後に、それぞれのルールが続きます。
leaflet_macro = マクロゲームです。ゲームボードの形と対戦の勝ち方を決めます。
leaflet_micro = タイル「{ $tile }」で遊ぶマイクロゲームです。
paper_option_map = ゲームボード
paper_option_composition = または対戦を文字で指定（rhombus 4: kono*3 trip）
paper_option_micros = マイクロゲーム
paper_option_micros_all = すべて
paper_option_micros_classic = 基本の4つ
paper_option_tile = タイルの幅（mm）
paper_option_copies = 同じマイクロゲームのタイルの枚数
