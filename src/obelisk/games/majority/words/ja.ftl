title = 過半数
about = 六角形の盤で、過半数のマスを取れば勝ちです。
rules_setup = 盤は一辺2〜4マスの大きな六角形です。何も置かずに始めます。それぞれ1色の駒を使います。先手はランダムに決めます。
rules_turn = 手番では、空いているマスに駒（マクロコマ）を1つ置きます。置いた駒は動きません。
rules_end = マスの過半数を取った時点で、その人の勝ちです。マスの数は奇数なので、引き分けはありません。
rules_notation = 列は左から a、b、c…、段は下から 1、2、3…です。六角形を囲む菱形の名前を使うので、a から始まらない段もあります。駒を置くマスを書きます（例：c2）。
rules_rulings =
    盤の大きさは一辺2マスから4マスまで、つまり7、19、37マスです。
    単独で遊ぶと、どこに置いても必ず先手が勝ちます。タイルを1枚ずつ勝ち取る、対戦のゲームボードのためのゲームです。
how = 駒を置くマスを書きます：c2
points = 取ったマス

## Ending

ending_more = { $Seat }が過半数のマスを取りました（{ $all }マス中{ $n }マス）。
ending_cells = 取ったマス：{ $n }

## Reason

reason_nearer =
    { $own ->
        [0] 半分を超える（相手はあと{ $other }個）
       *[other] あと{ $own }個で半分を超える（相手はあと{ $other }個）
    }

## Lesson

lesson_place_title = 空いたマスならどこでも
lesson_place_rule = 盤は六角形です。交互に、空いているマスに駒を1つ置きます。置いた駒は動かず、取られることもありません。
lesson_place_try = 空いているマスに駒を置いてください。
lesson_place_done = マスが1つ、あなたのものになりました。
lesson_place_other = 別のマスにも置いてみましょう。
lesson_place_tempting-1 = もう駒のある d3 には？
lesson_place_tempting-2 = 六角形の外の a1 には？
lesson_where_title = どのマスも同じ価値
lesson_where_rule = マスの場所や隣のマスは関係ありません。1マスは1マスです。
lesson_where_try = 7マスのうち、2人とも2マスずつ取っています。3つ目を取ってください。
lesson_where_done = 7マスのうち3マスです。あと1マス必要です。
lesson_where_other = 別のマスにも置いてみましょう。
lesson_odd_title = 必ず決着がつく
lesson_odd_rule = マスの数は7、19、37と、いつも奇数です。2人が同じ数になることはなく、引き分けはありません。
lesson_odd_try = 今度は後手です。2マス対3マスです。3つ目を取ってください。
lesson_odd_done = 3マスずつになり、残る1マスは相手のものです。余りの1マスは先手が取ります。
lesson_odd_other = 別のマスにも置いてみましょう。
lesson_more_title = 過半数を取る
lesson_more_rule = マスの過半数を取った時点で勝ちです。
lesson_more_try = 7マスのうち3マスを取っています。最後の1マスを取ってください。
lesson_more_done = 7マスのうち4マスで、半分を超えました。あなたの勝ちです。
lesson_more_other = 残っているマスに置いてください。
lesson_by = 伝統的な多数決。
lesson_more = 単独では必ず先手が勝ちます。対戦のゲームボードでは、タイルを1枚ずつマイクロゲームで勝ち取るので、面白くなります。
option_size = 一辺のマス数

## Menu

menu_size = 盤の大きさを選んでください。[{ $default }]
