unusable = フォルダー { $folder } に書き込めません（{ $reason }）。別のフォルダーは環境変数 OBELISK_CACHE で指定できます。
no-package = 環境変数 { $variable } のフォルダー { $folder } には、パッケージがありません。pyproject.toml を読めません（{ $reason }）。
