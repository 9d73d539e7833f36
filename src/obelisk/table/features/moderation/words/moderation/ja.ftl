## Refusals

nobody-there = 卓{ $id }の席{ $seat }には、自分のブラウザーで参加している人がいません。
oneself = それはあなた自身です。
silenced = 運営者によるミュートのため、{ $until }（UTC）まではチャット・題名・メモ・シートなど、ほかの人に見える文章を公開できません。理由：{ $reason }
silenced-name = 運営者によるミュートのため、{ $until }（UTC）までは名前を変えられません。今の名前のままにするか、名前を空欄にしてください。理由：{ $reason }
renamed = 運営者があなたの名前を変更したため、「{ $name }」はもう使えません。別の名前を選んでください。
no-line = この発言は卓のチャットにありません。
no-name = 通報できる名前がありません。
too-many-reports = 短い時間に多くの通報がありました。{ $after }秒後にもう一度お試しください。
hosts-only = このページはサーバーの運営者専用です。
hours = 時間数を指定してください（最大{ $most }）。
reason-missing = 理由を{ $most }文字以内で書いてください。
no-report = 通報{ $id }はありません。
closed-already = 通報{ $id }は処理済みです。
not-muted = { $name }はミュートされていません。

## What people are told

told_read = OK
told_muted = 運営者により、{ $until }（UTC）までミュートされました。対局は続けられますが、文章の公開と名前の変更はできません。理由：{ $reason }
told_unmuted = 運営者がミュートを解除しました。またチャットや文章の公開ができます。
told_renamed = 運営者により、あなたの名前は「{ $name }」に変わりました。理由：{ $reason }
told_unbanned = 運営者が利用停止を解除しました。またご利用いただけます。
told_table-removed = 運営者が、あなたの座っていた卓{ $id }を削除しました。理由：{ $reason }
told_account-removed = 運営者があなたのアカウントを削除しました。理由：{ $reason }
told_report-closed = 通報ありがとうございました。運営者が確認しました：{ $outcome }

## At the table

people_open = ミュート・通報
people_title = この卓の人
people_nobody = ほかの人は座っていません。
people_mute = ミュート
people_unmute = ミュート解除
people_block = ブロック
people_unblock = ブロック解除
people_about = ミュート：その人の発言が表示されなくなります。ブロック：あなたの卓でも相手の卓でも、同席しなくなります。
people_report = 運営者に通報
people_what = 対象
people_what_table = この卓
people_what_name = 名前「{ $name }」
people_what_line = { $name }：「{ $text }」
people_why = 理由
people_why_abuse = 侮辱や差別
people_why_cheating = 不正行為
people_why_spam = 宣伝や連投
people_why_name = 不適切な名前
people_why_other = その他
people_more = 詳しい説明（任意）
people_send = 通報する
people_sent = ありがとうございます。運営者が確認します。
people_close = 閉じる

## Account

list_title = ミュートとブロック
list_mute = ミュート中
list_block = ブロック中
list_off = 一覧から外す
list_none = 誰もいません。

## The hosts' page

host_title = 運営
host_damaged = サーバーの起動後、データベースの壊れた行が{ $n }件見つかり、表示から省かれています。サーバーで obelisk admin check と入力すると、内容を確認できます。
host_reports = 通報
host_none = 未処理の通報はありません。
host_search = 人と卓を探す
host_search-label = 名前、名前の一部、または卓のID
host_go = 検索
host_people = アカウント
host_tables = 卓
host_nothing = 見つかりませんでした。
host_muted = ミュート中
host_muted-until = { $until }（UTC）まで
host_banned = 利用停止中
host_log = 記録
host_log-none = まだありません。
host_closed = 処理済みの通報
host_by = 通報者：{ $name }
host_guest = ゲスト
host_network = アドレス、ネットワーク、またはアカウント
host_reason = 理由
host_hours = 時間
host_name = 新しい名前
host_do = 実行する
host_cancel = やめる
host_done = 完了しました。
host_column_at = 日時（UTC）
host_column_by = 運営者
host_column_what = 内容
host_column_whom = 対象
host_column_reason = 理由
act_mute = ミュート
act_unmute = ミュート解除
act_ban = 利用停止
act_unban = 利用停止を解除
act_rename = 名前を変更
act_remove-table = 卓を削除
act_remove-account = アカウントを削除
act_remove-document = 削除
act_close = 通報を処理済みに
act_host = 運営者に任命
act_unhost = 運営者から解任
act_about_mute = { $whom }は、指定した時間、どの卓でもチャットできなくなります。
act_about_unmute = { $whom }は、またチャットできるようになります。
act_about_ban = { $whom }は、このサーバーを利用できなくなります。
act_about_unban = { $whom }は、またこのサーバーを利用できるようになります。
act_about_rename = { $whom }の名前を変えます。本人は元の名前に戻せません。
act_about_remove-table = 卓{ $whom }を、すべての手とともに完全に削除します。
act_about_remove-account = アカウント{ $whom }を完全に削除します。
act_about_close = 通報{ $whom }を処理済みにします。書いた内容は通報者に伝わります。

## Commands

option_reason = 理由。記録され、本人に伝えられます。
option_hours = 何時間か。
option_person = アカウントの名前。アカウントのない人は TABLE:SEAT（卓のIDと席の番号）。
option_number = 通報の番号。
option_revoke = 運営者から外す。
option_all = 処理済みの通報も表示。
option_limit = 表示する最大行数。
column-number = 番号
column-at = 日時
column-by = 運営者
column-what = 内容
column-whom = 対象
column-reason = 理由
column-about = 対象
column-text = 本文
column-reporter = 通報者
column-more = 説明
column-host = 運営者
muted = { $name }を{ $until }（UTC）までミュートしました。
unmuted = { $name }のミュートを解除しました。
closed = 通報{ $id }を処理済みにしました。
is-host = { $name }は運営者になりました。
no-host = { $name }は運営者ではなくなりました。
