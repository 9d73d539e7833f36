## What is refused

unknown = 研究 { $id } はありません。削除された可能性があります。
none-here = このサーバーでは研究を保存できません。
not-yours = この研究を変更できるのは作成者だけです。コピーすれば続きを書けます。
no-node = この研究に局面 { $node } はもうありません。
first-node = 研究の最初の局面は削除できません。
changed = 別のウィンドウで先に変更されたため、上書きしませんでした。新しい内容を確認してください。
many-studies = 研究はすでに { $most } 件あります。1 件削除すると新しく作れます。
many-nodes = 1 つの研究の局面は最大 { $most } です。
much-text = 1 つの研究の文章は合計 { $most } 文字までです。
long-title = タイトルは { $most } 文字までです。
long-text = 文章は { $most } 文字までです（現在 { $given } 文字）。
many-marks = 1 つの局面の丸と矢印は合計 { $most } 個までです。
judgement = { $given } という評価はありません。{ $known } から選んでください。
colour = { $given } という色はありません。{ $known } から選んでください。
place = 印には「cell a1」のように図の中の場所を指定してください。
arrow = 矢印には異なる 2 つの場所が必要です。{ $place } が 2 回指定されています。
no-move = 最初の局面には手がないため、評価できません。
no-answer = ここには答えがありません。問題には、プレイヤーの手で始まる本筋が必要です。
no-problem = この局面は問題になっていません。
astray = この局面は問題の本筋にありません。
other-rules = この研究が書かれたあとにルールが変わりました。{ $reason }
illegal = 研究の中に反則の手があります。{ $reason }
unreadable = 研究として読み込めません。{ $what } が正しくありません。
version = この研究の形式はバージョン { $version } です。このプログラムが読めるのはバージョン 1 です。
one-source = ゲーム、卓、ファイル、ほかの研究のうち、1 つだけを選んで始めてください。
no-steps = この研究にはまだ問題がありません。レッスンは問題から作られるので、1 つ以上作ってください。
no-lesson = { $step } の局面はレッスンの形式で書き出せません。
too-many = 短い間に多くの研究が作られました。少し待ってください。

## The lesson that is made from a study

lesson_title = ステップ
lesson_rule = 局面を見てください。
lesson_try = 最善手を見つけてください。
lesson_done = 正解です。
lesson_other = もっとよい手があります。
