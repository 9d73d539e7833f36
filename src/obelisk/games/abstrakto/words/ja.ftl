title = アブストラクト
unreadable = タイルの中心を置く場所を b2 のように書きます。ソリッド・ライン・クロスを1枚ずつ捨てるなら drop SLC、置けないときは pass です。
off-board = 盤の外です。置けるのは { $last } までです。
cross-on-edge = クロスは盤の縁や角には置けません。線が盤からはみ出します。
drop-order = S、L、C の順に書いてください：{ $better }
discard-first = 先にタイルを3枚捨ててください。drop SLC は、ソリッド・ライン・クロスを1枚ずつ捨てます。
has-discarded = もう3枚捨てました。
wait = もう捨てました。相手が捨てるまで待ってください。
dealt = このゲームでは、捨てるタイルは2人ともくじで決まりました。タイルを置いてください。
can-place = まだ { $place } などにタイルを置けるので、パスはできません。
overlaps = そこに{ $kind }を置くと、{ $place } の{ $other }と重なります。
none-left = そこは{ $kind }の場所ですが、{ $kinds }はもう残っていません。
size = アブストラクトの盤は{ $size }×{ $size }マスなので、size は { $size } です。{ $given } は使えません。
kept = kept は席ごとのリスト2つです。手元に残すソリッド・ライン・クロスの数を、それぞれ{ $least }から{ $most }まで、合わせて{ $n }枚になるように書いてください。
kept-only-random = kept は discard が random のときだけ使えます。{ $discard } では、残すタイルを2人が最初の手で選びます。
about = ソリッド・ライン・クロスを盤の線に合わせて置き、間に残るエリアを相手より多く取ります。
rules = 交互に自分のタイルを1枚置きます。ソリッドはマスの中、ラインは中心がマスの辺の上（盤の縁も可。半分は外に出ます）、クロスは中心が盤の内側の交点の上です。タイルは重ねられません。置けるなら必ず置き、置けなければパスです。タイルがなくなるか、2人とも置けなくなったら終わりです。覆われていない部分は、辺でつながったエリアに分かれます。エリアは、境に接するタイル（1枚は1回だけ数えます）の多い方のもので、同数なら誰のものでもありません。エリアの多い方の勝ちです。同数なら、持ち主のあるエリアのうち周りのタイルが最も多いメインエリアで決まります。18枚のうち15枚で遊び、3枚は、くじで、ひそかに、または公開で捨てます。
how = タイルの中心を置く場所を、半線 a〜o と 1〜15 で書きます。種類は場所で決まります。b2 は最初のマスの中央（ソリッド）、a2 はその左の辺（ライン）、c3 は右上の角（クロス）です。drop SSL は、ソリッド2枚とライン1枚を捨てます。pass は、どこにも置けないときだけできます。助言：はじめは角や縁に、自分のほかのタイルから離して置きましょう。隣り合わせのタイルは境がむだになります。3種類をかわるがわる使いましょう。ラインはほとんどどこにでも置けますが（空の盤で112か所）、ソリッドは少なく（49か所）、クロスは終わり近くにはまず置けません（36か所）。
points = 持っているエリア

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
drawing_card = { $who }：エリア{ $owned }、残りのタイル{ $left }枚（{ $hand }）、捨てたタイル：{ $discarded }
drawing_caption_areas = エリア
drawing_caption_left = 残り{ $n }枚
drawing_caption_discarded = 捨て札
drawing_discard = 捨てるタイルを3枚選んでください
drawing_drop = { $kinds }を捨てる
drawing_nothing-fits = 置けるタイルがもうありません
drawing_task_lay = 点のある場所にタイルを置きます。
drawing_task_pass = 置けるタイルがありません。パスします。
drawing_task_drop = 捨てるタイルを3枚選びます。
drawing_pass = パス
drawing_sign_solid = ソリッドはマスの中に置きます
drawing_sign_line = ラインはマスの辺の上に置きます
drawing_sign_cross = クロスは盤の内側の交点に置きます
drawing_sign_tally = 接するタイルの数（多いほうのもの）
drawing_sign_counter = 確定：もう変わりません
drawing_sign_main = メインエリア：同数のときの決め手
drawing_sign_by-main = 同数のため、メインエリアで決まりました。
drawing_counts = { $who }：エリア{ $owned }、残り{ $left }枚（{ $hand }）、捨て札 { $discarded }
drawing_signs = エリアの印：{ $settled } は確定、{ $leading } は優勢な席
drawing_main = メインエリアは{ $place }：{ $seat }、接するタイル{ $n }枚

## Ending

ending_all-laid = 両者ともタイルをすべて置きました。
ending_none-fits = 残りのタイルはもうどこにも置けません。
ending_by-main = エリアの数が同じなので、メインエリアで決まります。メインエリアは{ $seat }のものです。
ending_tie = エリアの数が同じで、メインエリアでも決まりません。
ending_areas = エリア{ $n }か所（まわりのタイル { $listed }）
ending_no-area = こちらのタイルのほうが多く接するエリアはありません
ending_nobodys = 両者のタイルが同数接していて、誰のものでもないエリア：{ $n }か所。

## Lesson

lesson_solid_title = ソリッドはマスを埋める
lesson_solid_rule = タイルは3種類で、どれも1マスの大きさです。タイルの線は、盤の線の上に来なければなりません。ソリッドには線がないので、マスの中に置きます。
lesson_solid_try = あなたは青です。マスの真ん中にソリッドを置いてください。
lesson_solid_done = ソリッドです。場所で種類が決まるので、タイルを選ぶ必要はありません。
lesson_solid_other = 別の種類になりました。ソリッドはマスの真ん中です。
lesson_solid_tempting-1 = パスする？
lesson_line_title = ラインは辺の上
lesson_line_rule = ラインには真ん中に線が1本あります。その線をマスとマスの間の辺に合わせるので、両側のマスを半分ずつ覆います。
lesson_line_try = マスの辺にラインを置いてください。
lesson_line_done = 半分ずつ覆いました。
lesson_line_other = 別の種類になりました。ラインは、2つのマスが辺で接するところです。
lesson_line_tempting-1 = 自分のソリッドの辺、i8 に？
lesson_edge_title = 縁のラインは半分が外
lesson_edge_rule = 盤の縁も線です。そこに置いたラインは外にはみ出し、覆うのは半分だけです。
lesson_edge_try = 盤の縁にラインを置いてください。
lesson_edge_done = 場所はあまり取らず、それでも接するタイル1枚として数えます。
lesson_edge_other = 縁ではありませんでした。縁は a、o、1、15 です。
lesson_edge_tempting-1 = 縁の a9 にクロスを？
lesson_edge_tempting-2 = もっと外の p8 に？
lesson_cross_title = クロスは交点の上
lesson_cross_rule = クロスには線が2本あるので、盤の内側の交点に置き、4つのマスを四半分ずつ覆います。タイルは重ねられません。
lesson_cross_try = クロスを置いてください。
lesson_cross_done = 4つのマスを四半分ずつ覆いました。クロスには広さが必要なので、早めに使いましょう。
lesson_cross_other = 別の種類になりました。クロスは、4つのマスが集まるところです。
lesson_cross_tempting-1 = 置いてあるタイルの角、g7 に？
lesson_cross_tempting-2 = 縁の o3 に？
lesson_area_title = エリアを囲う
lesson_area_rule = 覆われていないところは、辺でつながったエリアに分かれます。エリアは、接しているタイルが多い人のものです。
lesson_area_try = d2 のソリッドが壁の1つです。もう1枚置いて、隅を独立したエリアにしてください。
lesson_area_done = 青2枚、オレンジ0枚に囲まれた小さなエリアです。あなたのものです。
lesson_area_other = 隅はまだ開いています。マス b2 のどの辺に壁がないでしょう。
lesson_majority_title = タイルの多い方がエリアを取る
lesson_majority_rule = エリアに接するタイルは、どれだけ接していても1枚と数えます。同数なら誰のものでもありません。最後に、エリアの多い方が勝ちます。
lesson_majority_try = 隅の近くに青とオレンジが1枚ずつあります。青の方が多くなるように隅を囲ってください。
lesson_majority_done = 青の方が多くなり、エリアはあなたのものです。
lesson_majority_other = まだ自分の小さなエリアがありません。青とオレンジの間のすき間、d4 を見てください。
lesson_none-left_title = 種類を使い切ったら
lesson_none-left_rule = 15枚で遊びます。ある種類を使い切ると、その場所にはもう置けません。何か置けるなら必ず置き、何も置けないときだけパスします。
lesson_none-left_try = ソリッドは全部使いました。別の種類を置いてください。
lesson_none-left_done = 種類をかわるがわる使えば、最後まで置けます。
lesson_none-left_other = ラインかクロスを置いてください。
lesson_none-left_tempting-1 = b14 に4枚目のソリッドを？
lesson_none-left_tempting-2 = パスする？
lesson_end_title = 終わりと勝ち負け
lesson_end_rule = タイルがなくなるか、どれも置けなくなったら終わりです。エリアの数字は、接しているタイルの数です。
lesson_end_try = あなたはオレンジで、最後の1枚です。置ける場所は e5・g5・i5・k3 の4つ、そのうち2つで勝てます。
lesson_end_done = エリアは4対3。あなたの勝ちです。
lesson_end_other = 3対3で、メインエリアを持つ青の勝ちになりました。エリアがもう1つ増える場所を探しましょう。
lesson_main_title = 同数ならメインエリア
lesson_main_rule = エリアの数が同じなら、メインエリアで決まります。持ち主のあるエリアのうち、両方の色を合わせて最も多くのタイルに囲まれたものです。点線の縁がついています。
lesson_main_try = あなたはオレンジです。e13・g13・i11・k11 のうち1か所だけ、3対3にしてメインエリアで勝てる場所があります。
lesson_main_done = 3対3で、メインエリアはオレンジ。あなたの勝ちです。
lesson_main_other = 3対2で青の勝ちです。3つ目のエリアができる場所がほかにあります。
lesson_discard_title = 始める前に
lesson_discard_rule = 18枚のうち15枚を残します。捨てる3枚は、くじで決めるか、2人同時に見せずに選ぶか、順に見せて選びます。
lesson_discard_try = ここでは見せて捨てます。3枚捨ててください。
lesson_discard_done = このゲームではもう使いません。次は相手が捨てます。
lesson_discard_other = 3枚選んでください。
lesson_discard_tempting-1 = 先にタイルを置く？
lesson_by = ネストール・ロメラル・アンドレス、ホセ・マヌエル・アスティジェロス・ガルシア＝モンヘ作。
lesson_more = はじめは角や縁に、間をあけて置きましょう。自分のタイルを隣り合わせに置くと、その間の境がむだになります。ラインなら、たいてい最後まで置き場所があります。

## Reason

reason_settles = { $where }エリアが{ $own }対{ $other }で自分のものに決まる
reason_settles-other = { $where }エリアが{ $own }対{ $other }で相手のものに決まる
reason_settles-nobody = { $where }エリアが{ $own }対{ $other }で、誰のものでもないと決まる
reason_turns = { $n }枚で囲まれたエリアが、{ $own }対{ $other }で自分の優勢に変わる
reason_cuts-off = { $where }エリアを切り離し、{ $own }対{ $other }で優位に立つ
reason_leads = { $where }エリアで{ $own }対{ $other }と優位に立つ
reason_levels = { $where }エリアを{ $own }対{ $other }の同数にする
reason_takes-last = 最後に残った{ $kind }の場所を取る
reason_ends = { $kind }を置ける場所をなくす
reason_last-tile = 自分の最後の{ $kind }を { $place } に置く
reason_keeps = ソリッド{ $solids }枚、ライン{ $lines }枚、クロス{ $crosses }枚を残す

## Menu

menu_discard = 各プレイヤーの3枚のタイルはどう捨てますか？（{ $known }）[{ $default }]
