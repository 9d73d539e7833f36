nav = 戦績
account = あなたの戦績
visible = 戦績をほかの人にも見せる（公開の卓で終わった対局だけ）
nobody = あなたの戦績
since = { $day }からのアカウント
settings = アカウントと設定
here = このブラウザーだけに残っています。
devices = アカウントなしで、つないだ端末に残っています。
hidden = このページはあなたにしか見えません。
shown = ほかの人には、公開の卓で終わった対局が見えます。
as-others = ほかの人からの見え方
public = 公開の卓で終わった対局です。
none = 終わった対局はまだありません。1局遊ぶと、ここに結果が出ます。
none-public = 公開の卓で終わった対局はまだありません。
play = ゲームを選ぶ
filters = 対局を選ぶ
game = ゲーム
against = 相手
against_computers = コンピューター
against_people = 人
outcome = 結果
text = 相手の名前・リンク
all = すべて
show = 表示
reset = すべて表示
total = { $n }局
n-won = { $n }勝
n-drawn = { $n }分け
n-lost = { $n }敗
won = 勝ち
drawn = 引き分け
lost = 負け
alone = 1人
share = 得点率
share-about = 勝ちを1、引き分けを0.5とした割合
course = これまでの経過
course-about =
    { $unit ->
        [day] 日ごとの勝ち・引き分け・負け
        [week] 週ごとの勝ち・引き分け・負け
       *[month] 月ごとの勝ち・引き分け・負け
    }
column = { $when }：{ $won }勝 { $drawn }分け { $lost }敗
by-game = ゲーム別
by-level = コンピューターとの対局
by-opponent = 人との対局
scores = 1人用の最高点
points = 得点
day = 日付
games = 終わった対局
no-match = 当てはまる対局がありません。条件を変えてください。
pages = ページ
page = { $n } / { $last }ページ
newer = ← 新しい対局
older = 古い対局 →
