title = 選択
has-chosen = もう選びました。ほかの人を待ってください。
