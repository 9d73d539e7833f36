title = アブストラクト
unreadable = タイルの中心を置く場所を、b2 のように書いてください。ソリッド・ライン・クロスを1枚ずつ捨てるなら drop SLC、置けないときは pass です。
off-board = ボードの外です。目盛りは { $last } までです。
cross-on-edge = クロスはボードの外周や角には置けません。線がボードからはみ出すためです。
drop-order = S、L、C の順に書いてください：{ $better }
drop-three = 捨てるタイルはちょうど3枚です。ソリッドは S、ラインは L、クロスは C と、1枚につき1文字書きます。
discard-first = 先にタイルを3枚捨ててください。ソリッド・ライン・クロスを1枚ずつなら、drop SLC です。
has-discarded = タイルはもう3枚捨てました。タイルを置いてください。
wait = あなたはもう捨てました。相手が捨てるまで待ってください。
dealt = この対局の捨て札は、2人ともランダムに決まっています。タイルを置いてください。
can-place = パスできるのは、どのタイルも置けないときだけです。まだ { $place } などに置けます。
overlaps = そこに{ $kind }を置くと、{ $place } の{ $other }と重なります。タイルは重ねられません。
none-left = そこに置けるのは{ $kind }だけですが、{ $kinds }はもう残っていません。
size = アブストラクトのボードは{ $size }×{ $size }マスなので、size は { $size } です。{ $given } は使えません。
kept = kept は席ごとのリスト2つです。残すソリッド・ライン・クロスの枚数を、それぞれ { $least } から { $most } まで、合わせて{ $n }枚になるように書いてください。
kept-only-random = kept は discard が random のときだけ使えます。{ $discard } では、残すタイルを2人が最初の手で選びます。
about = ソリッド・ライン・クロスをボードの線に合わせて置き、間に残るエリアを相手より多く制します。
rules_setup =
    ボード1枚、青とオレンジのタイル18枚ずつ、得点マーカー30個（青、オレンジ、グレーを10個ずつ）を使います。
    ボードは7×7マスで、何も置かずに始めます。一方が青、もう一方がオレンジのタイル18枚（ソリッド、ライン、クロスを6枚ずつ）を持ちます。
    それぞれ3枚を捨て、残りの15枚でプレイします。捨てるタイルは、ランダムに、非公開で、または公開して選びます。どれにするかは2人で決めます。
    先手は、色に関係なくランダムに決めます。
rules_turn =
    手番では、タイルの線がボードの線に重なるように、自分のタイルを1枚置きます。
    ソリッドはマスの中、ラインは中心がマスの辺の上（ボードの外周でもよく、半分は外に出ます）、クロスは中心がボードの内側の交点の上です。タイルは重ねられません。
    置けるなら必ず置き、置けなければパスします。
rules_end =
    タイルがなくなるか、2人とも置けなくなったら終わりです。タイルに覆われていない部分は、辺でつながったエリアに分かれます。
    エリアは、境に接するタイルの多い方のものです（1枚は1回だけ数えます）。その人の色の得点マーカーを置きます。同数なら中立で、グレーの得点マーカーを置きます。それ以上変わらないエリアには、ゲームの途中で置いてもかまいません。
    より多くのエリアを制した方の勝ちです。同数なら、中立でないエリアのうち最も多くのタイルに囲まれた「メインエリア」を制した方の勝ちです。
rules_tips =
    はじめのうちは、タイルを角や辺に、間をあけて置きましょう。
    自分のタイルを隣り合わせに置くと、間の境がむだになります。なるべく離して置きましょう。
    同じ種類ばかり続けず、3種類を順に使いましょう。
    タイルの柔軟性を考えましょう。何もないボードで置ける場所は、ラインが112か所（マスの辺）、ソリッドが49か所（マスの中）、クロスは36か所（内側の交点）だけです。
rules_notation =
    タイルの中心の場所を書きます。種類は場所で決まります。目盛りは左から a〜o、下から 1〜15 で、a、o、1、15 はボードの外周です。
    b2 は左下のマスの中央（ソリッド）、a2 はその左の辺（ライン、半分はボードの外）、c3 は右上の交点（クロス）です。
    drop SSL は、ソリッド2枚とライン1枚を捨てます（S、L、C の順）。
    どこにも置けないときだけ pass と書きます。
rules_rulings =
    ボードはいつも7×7マスです。特に選ばなければ、捨て札も先手もランダムに決まります。
    ランダムに捨てるときは、18枚のどれも同じ確率で3枚選ばれます。
    公開して捨てるときは、先手がどちらでも、プレイヤー1（色を選ばなければ青）が先に捨てます。
    クロスは、線がはみ出すので、ボードの外周や角には置けません。ラインは、線が外周に重なるので置けます。
    どちらも置けなくなったら、パスを待たずに終わります。一度置けなくなったタイルは後でも置けないので、パスした人は最後までパスになります。
    ボードの外に出たラインの半分は、どのエリアにも接しません。
    最も多くのタイルに囲まれたエリアがいくつもあるときは、すべて同じ人のものであればその人の勝ちです。そうでないとき、またはすべてのエリアが中立のときは引き分けです。
    どちらの手元にありうるタイルも、もう中に置けないエリアは確定です。非公開で捨てたときは、置かれたタイルやパスなど、2人に見えることだけで判断します。
rules_sees = すべてが2人に見えます。ただし、非公開で捨てたときは、相手の捨て札と残りのタイルは終局まで見えません。
how = タイルの中心を置く場所を、目盛り a〜o と 1〜15 で書きます。種類は場所で決まります。b2 は左下のマスの中央（ソリッド）、a2 はその左の辺（ライン）、c3 は右上の角（クロス）です。drop SSL は、ソリッド2枚とライン1枚を捨てます。pass は、どこにも置けないときだけできます。コツ：はじめは角や外周に、自分のほかのタイルから離して置きましょう。タイルを隣り合わせに置くと、境がむだになります。3種類をかわるがわる使いましょう。ラインはほとんどどこにでも置けますが（空のボードで112か所）、ソリッドは少なく（49か所）、クロスは終盤にはまず置けません（36か所）。
points = 制したエリア

## Drawing

drawing_blue = 青
drawing_orange = オレンジ
drawing_who = { $Seat }・{ $colour }
drawing_you-there = （あなた）
drawing_caption_you = あなた
drawing_lay = { $place }：{ $kind }を置く
drawing_laid = { $place }：{ $seat }の{ $kind }
drawing_last-there = 。最後に置かれたタイル
drawing_area = { $place }のエリア：接するタイルは青{ $blue }枚、オレンジ{ $orange }枚
drawing_leads = 。{ $seat }が多い
drawing_neutral = 。中立
drawing_settled = 。確定
drawing_main-there = 。メインエリア
drawing_card = { $who }：エリア{ $owned }、残りのタイル{ $left }枚（{ $hand }）、捨て札：{ $discarded }
drawing_caption_areas = エリア
drawing_caption_left = 残り{ $n }枚
drawing_caption_discarded = 捨て札
drawing_discard = 捨てるタイルを3枚選んでください
drawing_drop = { $kinds }を捨てる
drawing_nothing-fits = 置けるタイルがありません
drawing_task_lay = 点のある場所にタイルを置きます。
drawing_task_pass = 置けるタイルがありません。パスします。
drawing_task_drop = 捨てるタイルを3枚選びます。
drawing_pass = パス
drawing_sign_solid = ソリッドはマスの中に置きます
drawing_sign_line = ラインはマスの辺の上に置きます
drawing_sign_cross = クロスはボードの内側の交点に置きます
drawing_sign_tally = 接するタイルの数（多い方のもの）
drawing_sign_counter = 確定：もう変わりません
drawing_sign_main = メインエリア：同数のときの決め手
drawing_sign_by-main = 同数のため、メインエリアで決まりました。
drawing_counts = { $who }：エリア{ $owned }、残り{ $left }枚（{ $hand }）、捨て札：{ $discarded }
drawing_signs = エリアの記号：{ $settled } は確定、{ $leading } は優勢な席
drawing_main = メインエリアは{ $place }：{ $seat }、接するタイル{ $n }枚

## Ending

ending_all-laid = 2人ともタイルをすべて置きました。
ending_none-fits = 残りのタイルは、もうどこにも置けません。
ending_by-main = エリアの数が同じなので、メインエリアで決まりました。メインエリアは{ $seat }のものです。
ending_tie = エリアの数が同じで、メインエリアでも決まりません。
ending_areas = エリア{ $n }か所（接するタイル { $listed }）
ending_no-area = 制したエリアはありません
ending_nobodys = 2人のタイルが同じ数だけ接する中立のエリア：{ $n }か所。

## Lesson

lesson_solid_title = ソリッドはマスを埋める
lesson_solid_rule = タイルは3種類で、どれも1マスの大きさです。タイルの線は、ボードの線の上に重ねます。ソリッドには線がないので、マスの中に置きます。
lesson_solid_try = あなたは青です。マスの真ん中にソリッドを置いてください。
lesson_solid_done = ソリッドが置けました。種類は場所で決まるので、タイルを選ぶ必要はありません。
lesson_solid_other = 別の種類でした。ソリッドはマスの真ん中に置きます。
lesson_solid_tempting-1 = パスする？
lesson_line_title = ラインは辺の上
lesson_line_rule = ラインには、真ん中を通る線が1本あります。その線をマスとマスの間の辺に重ねるので、両側のマスを半分ずつ覆います。
lesson_line_try = マスの辺にラインを置いてください。
lesson_line_done = 両側のマスを半分ずつ覆いました。
lesson_line_other = 別の種類でした。ラインは、2つのマスが辺で接するところに置きます。
lesson_line_tempting-1 = 自分のソリッドの辺、i8 に？
lesson_edge_title = 外周のラインは半分が外
lesson_edge_rule = ボードの外周も線です。そこに置いたラインは外にはみ出し、覆うのは半分だけです。
lesson_edge_try = ボードの外周にラインを置いてください。
lesson_edge_done = 場所はあまり取りませんが、接するタイル1枚として数えます。
lesson_edge_other = 外周ではありませんでした。外周は a、o、1、15 です。
lesson_edge_tempting-1 = 外周の a9 にクロスを？
lesson_edge_tempting-2 = もっと外の p8 に？
lesson_cross_title = クロスは交点の上
lesson_cross_rule = クロスには線が2本あるので、ボードの内側の交点に置き、4つのマスを4分の1ずつ覆います。タイルは重ねられません。
lesson_cross_try = クロスを置いてください。
lesson_cross_done = 4つのマスを4分の1ずつ覆いました。クロスには広さが必要なので、早めに使いましょう。
lesson_cross_other = 別の種類でした。クロスは、4つのマスが集まるところに置きます。
lesson_cross_tempting-1 = 置いてあるタイルの角、g7 に？
lesson_cross_tempting-2 = 外周の o3 に？
lesson_area_title = エリアを囲う
lesson_area_rule = タイルに覆われていないところは、辺でつながったエリアに分かれます。エリアは、接するタイルの多い方のものです。
lesson_area_try = d2 のソリッドは壁の1つです。もう1枚置いて、隅を独立したエリアにしてください。
lesson_area_done = 青2枚だけが接し、オレンジは0枚の小さなエリアです。あなたのものです。
lesson_area_other = 隅はまだ開いています。マス b2 のどの辺に壁がないでしょう。
lesson_majority_title = タイルの多い方がエリアを制する
lesson_majority_rule = エリアに接するタイルは、どれだけ長く接していても1枚と数えます。同数なら中立です。最後にエリアの多い方が勝ちます。
lesson_majority_try = 隅の近くに青とオレンジが1枚ずつあります。青の方が多くなるように隅を囲ってください。
lesson_majority_done = 青の方が多くなり、エリアはあなたのものです。
lesson_majority_other = まだ自分の小さなエリアがありません。青とオレンジの間のすき間、d4 を見てください。
lesson_corner_title = 角だけでは数えない
lesson_corner_rule = 角だけで触れているタイルは、そのエリアに接する枚数に入りません。角だけで触れ合うところも、別々のエリアです。
lesson_corner_try = ボードの隅に接しているのは、青とオレンジが1枚ずつです。d4 のオレンジは角で触れているだけです。外周の a2 か b1 にラインを置いて、青を多くしてください。
lesson_corner_done = 2対1で青のものです。d4 は数えません。数えるとしたら中立でした。
lesson_corner_other = 隅はまだあなたのものではありません。a2 か b1 にラインを置いてください。
lesson_corner_tempting-1 = 角が集まる c3 にクロスを？
lesson_settled_title = 確定したエリア
lesson_settled_rule = エリアの数字は接するタイルの枚数で、まだ変わることがあります。まだ残っていそうなタイルが、もうどれもそこに置けなくなると確定です。数字のかわりに、持ち主の色の得点マーカーを置きます（中立ならグレー）。
lesson_settled_try = 右の隅は今のところあなたのものですが、まだタイルが置けます。o2 か n1 にラインを置いて、もう何も置けないようにしてください。
lesson_settled_done = 確定しました。青い得点マーカーは最後まで残り、あなたのエリアとして数えます。
lesson_settled_other = その隅にはまだオレンジも置けます。o2 か n1 のラインで半分を覆ってください。
lesson_settled_tempting-1 = m3 にクロスを？
lesson_none-left_title = 種類を使い切ったら
lesson_none-left_rule = 使うタイルは15枚です。ある種類を使い切ると、その種類の場所にはもう置けません。何か置けるなら必ず置き、何も置けないときだけパスします。
lesson_none-left_try = ソリッドは全部使いました。別の種類を置いてください。
lesson_none-left_done = 3種類をかわるがわる使えば、最後まで置き場所が見つかります。
lesson_none-left_other = ラインかクロスを置いてください。
lesson_none-left_tempting-1 = b14 に4枚目のソリッドを？
lesson_none-left_tempting-2 = パスする？
lesson_end_title = 終わりと勝ち負け
lesson_end_rule = タイルがなくなるか、どれも置けなくなったら終わりです。エリアの数字は、接するタイルの枚数です。
lesson_end_try = あなたはオレンジで、最後の1枚です。置ける場所は e5・g5・i5・k3 の4つ、そのうち2つで勝てます。
lesson_end_done = エリアは4対3。あなたの勝ちです。
lesson_end_other = 3対3で、メインエリアを持つ青の勝ちになりました。エリアがもう1つ増える場所を探しましょう。
lesson_main_title = 同数ならメインエリア
lesson_main_rule = エリアの数が同じなら、メインエリアで決まります。中立でないエリアのうち、両方の色を合わせて最も多くのタイルに囲まれたものです。破線で囲んであります。
lesson_main_try = あなたはオレンジです。e13・g13・i11・k11 のうち1か所だけ、3対3にしてメインエリアで勝てる場所があります。
lesson_main_done = 3対3で、メインエリアはオレンジ。あなたの勝ちです。
lesson_main_other = 3対2で青の勝ちです。3つ目のエリアができる場所がほかにあります。
lesson_shared_title = メインエリアも並んだら
lesson_shared_rule = 囲むタイルの枚数が最も多いエリアが、いくつかあることもあります。その全部が1人のものなら、その人の勝ちです。両方が持っているとき、また誰のエリアもないときは、引き分けです。
lesson_shared_try = あなたはオレンジで、最後の1枚です。もう勝てませんが、d2・f4・f12・n10 のうち1か所なら引き分けにできます。
lesson_shared_done = エリアは1対1で、どちらも4枚に囲まれています。引き分けです。
lesson_shared_other = 2対2ですが、メインエリアは青のものです。一番大きいエリアを両方が持つことになる場所を探しましょう。
lesson_discard_title = 始める前に
lesson_discard_rule = 18枚のうち15枚を残します。捨てる3枚は、ランダムに決めるか、2人同時に非公開で選ぶか、順に公開して選びます。
lesson_discard_try = ここでは公開して捨てます。3枚捨ててください。
lesson_discard_done = 捨てたタイルはこの対局では使いません。次は相手が捨てます。
lesson_discard_other = 3枚選んでください。
lesson_discard_tempting-1 = 先にタイルを置く？
lesson_first_title = 先手の決め方
lesson_first_rule = 先手はランダムに決まり、色とは関係ありません。公開して捨てるときは必ず青から捨てますが、対局はオレンジから始まることもあります。
lesson_first_try = あなたはオレンジで、先手です。2人とも捨て終わりました。最初のタイルを置いてください。
lesson_first_done = 次は青、その次はまたあなたの手番です。
lesson_first_other = 好きなところに置いてください。
lesson_first_tempting-1 = もう3枚捨てる？
lesson_secret_title = 終わるまで秘密
lesson_secret_rule = 非公開で捨てた3枚は、対局が終わるまで相手には見えません。相手は、置いたタイルやパスから、残りの種類を推し量るしかありません。
lesson_secret_try = あなたは青です。非公開で捨てた対局の、最後の1枚です。勝って、オレンジが捨てたタイルを見てください。
lesson_secret_done = あなたの勝ちです。捨て札が明かされました。オレンジはソリッド1枚とライン2枚、あなたはクロス3枚です。
lesson_secret_other = それでは負けです。ほかの場所を試しましょう。
lesson_by = ネストール・ロメラル・アンドレス、ホセ・マヌエル・アスティジェロス・ガルシア＝モンヘ作。
lesson_more = はじめは角や外周に、間をあけて置きましょう。自分のタイルを隣り合わせに置くと、間の境がむだになります。ラインなら、ほとんど最後まで置き場所があります。

## Reason

reason_settles = { $where }エリアが{ $own }対{ $other }で自分のものに確定する
reason_settles-other = { $where }エリアが{ $own }対{ $other }で相手のものに確定する
reason_settles-nobody = { $where }エリアが{ $own }対{ $other }で中立に確定する
reason_turns = { $n }枚に囲まれたエリアが、{ $own }対{ $other }で自分の優勢に変わる
reason_cuts-off = { $where }エリアを切り離し、{ $own }対{ $other }で優勢になる
reason_leads = { $where }エリアで{ $own }対{ $other }と優勢になる
reason_levels = { $where }エリアを{ $own }対{ $other }の同数にする
reason_takes-last = 最後に残った{ $kind }の場所を取る
reason_ends = { $kind }を置ける場所をなくす
reason_last-tile = 自分の最後の{ $kind }を { $place } に置く
reason_keeps = ソリッド{ $solids }枚、ライン{ $lines }枚、クロス{ $crosses }枚を残す
kind_solid = ソリッド
kind_line = ライン
kind_cross = クロス
kinds_solid = ソリッド
kinds_line = ライン
kinds_cross = クロス
where_big = 大きな
where_corner = 角の
where_edge = 外周の
where_inner = 内側の
option_discard = 捨てる3枚の決め方
option_discard_random = ランダム
option_discard_secret = 非公開で選ぶ
option_discard_open = 公開して選ぶ

## Menu

menu_discard = 各プレイヤーの3枚のタイルはどう捨てますか？（{ $known }）[{ $default }]

## Paper

paper_tiles = タイルと得点マーカー
