unknown = { $name } というゲームはありません。ゲームは次のとおりです：{ $known }。
broken = ゲーム { $name } はインストールされていますが、読み込めません：{ $reason }
record-type = { $name } のパッケージが提供しているのは { $what } で、Game ではありません。
untitled = { $name }
other-name = エントリーポイント { $name } が指すゲームの名前は { $found } です。名前をそろえてください。
