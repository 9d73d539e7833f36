no-reportlab = PDF ファイルを作るには reportlab が必要です：pip install 'obelisk-table[paper]'。.svg のファイルなら、なくても保存できます。
file-ending = ファイル名 { $path } の末尾は .svg か .pdf にしてください。
cannot-save = ファイル { $path } を保存できません：{ $reason }
one-page = これらのボードには{ $n }ページ必要ですが、{ $path } には1ページしか入りません。.pdf なら全部入ります。
