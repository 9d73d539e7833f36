no-correspondence = このサーバーでは、日数制の対局はできません。
on-holiday = すでに休暇中です。変更するには、いったん休暇を終えてください。
no-holiday = 休暇中ではありません。
holiday-days = 休暇は1日から{ $most }日までです。
holiday-used = 休暇は1年間に{ $most }日までです。{ $left ->
    [0] 残りはありません。
   *[other] 残りは{ $left }日です。
 }

holiday_title = 休暇
holiday_about = 休暇中は、日数制のすべての対局で持ち時間が止まり、相手には終わりの日が表示されます。休暇は1年間に{ $most }日までで、始まった日は1日と数えます。休暇中に手を指すこともできます。
holiday_days = 日数
holiday_begin = 今から休暇に入る
holiday_end = 休暇を終える
holiday_until = { $when }まで休暇中です。
holiday_left = { $n ->
    [0] 今年の休暇は残っていません。
   *[other] 今年の休暇は残り{ $n }日です。
 }
holiday_seat = 休暇中（{ $when }まで）

no-install = このサーバーはアプリとしてインストールできません。
count = あなたの手番の対局：
app_name = Obelisk　アブストラクトゲームの卓
offline_sign = オフラインです。表示しているのは、この端末に保存した内容です。
offline_title = オフラインです
offline_about = 卓に接続できません。何も失われていません。接続が戻れば、対局はそのまま続けられます。
offline_again = もう一度試す
offline_games = 続きを指せる対局・見られる対局
offline_lessons = 遊べるレッスン
offline_nothing = 開いたレッスンと対局はこの端末に保存され、ここで見られます。まだ何もありません。
offline_move = { $n }手目　{ $name } { $move }
offline_beginning = { $n }手目
offline_not-kept = この局面は、この端末に保存されていません。
offline_not-judged = オフラインなので、このステップの主な手しか判定できません。例の手を試すか、接続が戻ってからもう一度お試しください。
offline_play = 続きを指す
offline_kept = { $n }手を保存しています

no-lookahead = 先の局面を用意できるのは、1つの画面で複数の人が遊ぶ対局のうち、時計・秘密・作業台のないものだけです。
kept_moves = { $n }手をこの端末に保存しています。つながりしだい送信されます。
kept_one = （この端末に保存。あとで送信されます）
kept_edge = ここから先へ進むには接続が必要です。この先の局面は用意されていません。
kept_unknown = 接続がないため、この手は判定できません。ここで分かっている手ではありません。
kept_network = 接続がない間は、この端末に保存した手だけを戻せます。ほかの操作は接続が戻るまでお待ちください。
kept_sent = { $n }手を送信しました。
kept_title = 指せなかった手があります
kept_overtaken = その間に、別の端末でこの卓の対局が進んでいました。ここでオフラインのまま指した{ $n }手は無効です：{ $moves }
kept_refused = オフラインで指した手（{ $moves }）を卓が受け付けませんでした。{ $why }
kept_understood = 現在の対局を見る
kept_elsewhere = オフラインで指した手に、指せなかったものがあります。対局を見る

no-push = このサーバーは端末に通知を送りません。
many-devices = 通知できる端末は{ $most }台までです。先にどれかの通知を止めてください。
endpoint = これは公開されたプッシュサービスのアドレスではありません。
push_title = この端末への通知
push_about = あなたの手番になったとき、対局が終わったとき、卓に誰かが来たときに、ページを閉じていてもブラウザーが知らせます。その卓を開いている間は知らせません。
push_begin = この端末で知らせる
push_end = この端末への通知を止める
push_on = この端末で知らせます。
push_off = この端末では知らせません。
push_denied = ブラウザーが通知を許可していません。このページの設定で変更できます。
push_cannot = このブラウザーでは通知できません。iPhoneやiPadでは、先にこのページをホーム画面に追加してください。
push_here = 自分の手番になったら知らせる
notice_turn = { $game }：あなたの手番です
notice_over = { $game }：対局が終わりました
notice_joined = { $game }：誰かが卓に着きました
notice_at = 相手：{ $names }
notice_won = { $names }に勝ちました。
notice_lost = { $names }に負けました。
notice_shared = { $names }と引き分けました。
notice_ended = { $names }との対局が終わりました。
notice_guest = ゲスト

no-mail = このサーバーはメールを送りません。
mail-no-origin = このサーバーではメールを使えません。メール内のリンクの行き先となる { $variable } を、サーバーの管理者がまだ設定していないためです。
origin-setting = { $variable } には、このサーバーのアドレスを https://games.example のように設定してください（現在の値：{ $given }）。
mails-to-address = このアドレスには、この1日で確認メールを { $most } 通送りました。今日はもう送れません。迷惑メールフォルダーも確かめるか、明日もう一度お試しください。
mails-by-person = この1日に確認メールを { $most } 通送りました。明日もう一度お試しください。
mail_last = これは1日で { $most } 通目のメールです。このサーバーが1つのアドレスに送るのはここまでで、続きは明日からになります。
no-feeds = このサーバーにはフィードがありません。
no-feed = このフィードはもうありません。アカウントのページで新しいアドレスを作ってください。
mail-address = メールアドレスとして正しくないようです。
mail-setting = MAILはsmtp://またはsmtps://で始め、ホスト名と?from=アドレスを指定してください。
mail_title = メールでの通知
mail_about = あなたの手番になって15分たち、その間ここに来ていなければ、メールが届きます。1回の手番につき1通までです。
mail_begin = メールで知らせる
mail_end = メールを止める
mail_on = { $address }に送ります。
mail_asked = { $address }にリンクを送りました。リンクを開くと、通知が届くようになります。
mail_confirm-title = Obelisk：このアドレスはあなたのものですか
mail_confirm-text = 自分の手番になったらこのアドレスに知らせるように、どなたか（おそらくあなた）が希望しました。そのとおりなら、次のリンクを開いてください。心当たりがなければ、何もしないでください。ほかのメールは届きません。
mail_may-confirm = あなたの手番になったら、このアドレスにメールを送りますか。
mail_confirm = はい、メールを受け取る
mail_confirmed = ありがとうございます。これからこのアドレスにメールが届きます。
mail_may-stop = このアドレスへのメールを止めますか。
mail_stopped = このアドレスにはもうメールを送りません。アドレスは削除しました。
mail_bad-link = このリンクはもう使えません。
mail_stop = メールを止めるには：
feed_name = Obelisk：あなたの対局
feed_title = フィードでの通知
feed_about = フィードを読むプログラムで、あなたの手番の対局と結果を見られます。アドレスを知っている人は誰でも読めます。
feed_address = フィードのアドレス
feed_begin = アドレスを作る
feed_end = アドレスを無効にする
feed_once = これがアドレスです。表示されるのは今だけで、新しく作ると無効になります。
feed_since = { $when }に作ったアドレスがあります。

plan-days = 予約手は日数制の対局で使えます。
plan-not-now = 対局が始まっていないか、もう終わっているので、予約手は使えません。
plan-two = 予約手は2人の対局で使えます。
plan-hidden = このゲームには隠された情報があり、相手の手の後の局面がわからないので、予約手は使えません。
plan-chance = このゲームには運の要素があり、相手の手の後の局面がわからないので、予約手は使えません。
plan-your-turn = あなたの手番です。手を指してください。
plan-long = 予約手は{ $lines }通り、それぞれ{ $moves }手までです。
plan-ends = { $move }の前に対局が終わります。
plan-illegal = { $move }は予約できません。{ $reason }
plan-two-answers = 同じ手順に対して{ $one }と{ $other }の2つの答えがあります。どちらかに決めてください。
plan-no-answer = この手順にはあなたの手がありません。
plan_title = 相手がこう指したら…
plan_begin = 予約手を決める
plan_help = 盤の上で相手の手を指し、続けて自分の答えを指してください。
plan_keep = この予約手を残す
plan_kept = そのときになれば自動的に指されます。ほかの人には見えません。
plan_remove = 予約手{ $moves }を取り消す
