title = こさめ
about = 雨ならカタツムリ、晴れならカエルが動きます。カタツムリを向こう岸へ。
how = 手は、駒のいるマスと進むマスを続けて書きます（例：a1b2）。
rules = どちらも手前の段に、カタツムリ（S）2匹とカエル（F）2匹を並べて始めます。手番の前に、そのつど天気が決まります。雨は晴れの2倍の確率です。雨ならカタツムリを1匹、まっすぐか斜めに1マス前へ進めます。晴れならカエルを1匹、まっすぐか斜めに2マス先へ跳ばします。間に何がいてもかまいません。その天気で動ける駒が1匹もなければ、もう一方の種類を動かします。相手の駒のいるマスに入ると、その駒を取ります。自分の駒のいるマスには入れません。カタツムリを向こうの端の段に進めた人の勝ちで、動かせる駒のない人の負けです。
rules_notation = 列は左から a〜d、段は下から 1〜4 です。駒のいるマスと進むマスを続けて書きます（例：a1b2）。天気は rain（雨）と sun（晴れ）です。

## Refusals

weather-first = 先に天気が決まります。rain（雨）か sun（晴れ）です。
frog-waits = 雨の間、カエルは晴れを待ちます。カタツムリを動かしてください。
snail-waits = 晴れの間、カタツムリは雨を待ちます。カエルを動かしてください。
creeps = カタツムリはまっすぐか斜めに1マス前へ進みます。{ $to } へは行けません。
jumps = カエルはまっすぐか斜めに2マス先へ跳びます。{ $to } へは行けません。
own-piece = { $to } には自分の駒がいます。

## The weather

weather_rain = 雨です。
weather_sun = 晴れです。

## Reasons

reason_captures =
    { $kind ->
        [frog] カエルを取る
       *[snail] カタツムリを取る
    }

## Endings

ending_across = { $Seat }のカタツムリが向こうの端に着きました。

## Lesson

lesson_by = Obelisk のチュートリアルのために作られました。
lesson_more = カエルは向こうの端には届きません。道を開けたり、守ったりする役です。雨は晴れの2倍出るので、カタツムリのねらいのほうが頼りになります。
lesson_rain_title = 雨
lesson_rain_rule = 雨のときはカタツムリを動かします。まっすぐか斜めに、1マス前へ進みます。
lesson_rain_try = あなたは下の丸い駒で、いまは雨です。カタツムリを動かしましょう。
lesson_rain_done = そのとおり。このあと天気が変わり、相手の手番になります。
lesson_rain_other = それも指せる手です。
lesson_rain_tempting-1 = b1 のカエルを b3 へ？
lesson_rain_tempting-2 = a1 のカタツムリを一気に a3 へ？
lesson_sun_title = 晴れ
lesson_sun_rule = 晴れのときはカエルを動かします。まっすぐか斜めに2マス先へ跳び、間に何がいてもかまいません。
lesson_sun_try = 晴れました。カエルを跳ばしましょう。
lesson_sun_done = そのとおり。3段目のカエルはもう進めませんが、相手のじゃまになります。
lesson_sun_other = それも指せる手です。
lesson_sun_tempting-1 = a1 のカタツムリを a2 へ？
lesson_sun_tempting-2 = b1 のカエルを b2 へ？
lesson_capture_title = 取る
lesson_capture_rule = 相手の駒のいるマスに入ると、その駒を取ります。
lesson_capture_try = 雨です。相手の駒を取りましょう。
lesson_capture_done = そのとおり。その駒はもう渡れません。
lesson_capture_other = 指せる手ですが、何も取っていません。
lesson_across_title = 向こうの端へ
lesson_across_rule = カタツムリを向こうの端の段に進めた人の勝ちです。
lesson_across_try = カタツムリを向こうの端へ進めましょう。
lesson_across_done = 勝ちです。
lesson_across_other = まだ端に着いていません。
