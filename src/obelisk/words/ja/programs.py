"""Best scores, programs that play, arena and ladder: in Japanese."""

SENTENCES = {
    # Best scores
    "scores/seats": "得点表は1人で遊ぶ対局だけのものです。この対局には席が{seats}つあります。",
    "scores/unfinished": "得点表に載せられるのは、終わった対局だけです。",
    "scores/name": "得点表に載せるには名前が必要です。{given} は名前ではありません。",
    "scores/damaged": "得点表のファイル {path} が壊れています（{reason}）。何も変えていません。控えがあれば戻すか、このファイルをほかの場所に移してください。移せば新しい得点表が始まります。",
    "scores/unusable": "得点表のファイル {path} を今は使えません（{reason}）。フォルダーに書き込めること、ほかのプログラムが使っていないことを確かめて、もう一度試してください。",
    # Programs that play
    "bot/start": "{name} を起動できません（{reason}）。",
    "bot/late": "{name} は {asked} に {limit} 秒以内に答えませんでした。",
    "bot/gone": "{name} は {asked} に答えるはずのところで終了しました（終了コード {exit}）。最後の出力：{words}",
    "bot/nonsense": "{name} は「{given}」と答えました。ここでは {expected} で始まる行が必要です。",
    "bot/error": "{name} が投了しました：{text}",
    "bot/illegal": "{name} が指せない手を指しました。{reason}",
    # The protocol
    "protocol/unknown": "{word} というコマンドはありません。コマンドは次のとおりです：{known}。",
    "protocol/version": "プロトコルの版 {given} は使えません。使えるのは版 {version} です。",
    "protocol/newgame": "「{given}」では、ゲーム、席の数、自分の席が分かりません。newgame kono seats 2 seat 0 のように書いてください。",
    "protocol/json": "{word} の後には {kind} の形の JSON が必要です。「{given}」は使えません。",
    "protocol/no-game": "{word} の前に newgame が必要です。",
    "protocol/no-setup": "{word} の前に newgame、次に setup が必要です。",
    "protocol/seats": "初期配置の席は{seats}つですが、newgame では席が{given}つ、自分の席は{seat}番とありました。",
    "protocol/only-view": "このエンジンは view だけでは指せません。{word} の前に setup と position が必要ですが、これはエンジンを信頼する審判だけが送ります。",
    "protocol/go": "「{given}」は思考の予算ではありません。go seconds 1 や go simulations 1000 のように書いてください。",
    # Arena and ladder
    "arena/alone": "対戦には席が2つ以上必要です。この {game} は1人用の設定です。",
    "arena/players": "席は{seats}つありますが、プレイヤーは{given}人だけです。席の数以上のプレイヤーを指定してください。",
    "arena/sprt-two": "逐次検定で比べられるのは、2人用のゲームでの2人のプレイヤーだけです。",
    "arena/worker": "{players} の対局をしていたプロセスが{tries}回異常終了したため、対戦を中止します。メモリー不足かもしれません。プロセスの数を減らしてみてください。",
    "arena/machine": "クラスターで{tries}回始めた対局が、どのマシンでも最後まで続きませんでした。対戦を中止します：{reason}",
    "arena/no-ray": 'クラスターで対局するには Ray が必要です：pip install "obelisk-table[cluster]"',
    "arena/no-cluster": "{address} に Ray クラスターがありません：{reason}",
    "ladder/damaged": "番付のファイル {path} が壊れています（{reason}）。何も変えていません。控えがあれば戻すか、このファイルをほかの場所に移してください。移せば新しい番付が始まります。",
    "ladder/unusable": "番付のファイル {path} を今は使えません（{reason}）。フォルダーに書き込めること、ほかのプログラムが使っていないことを確かめて、もう一度試してください。",
}
