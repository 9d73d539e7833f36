unusable = フォルダー { $folder } に書き込めません（{ $reason }）。別のフォルダーは環境変数 OBELISK_CACHE で指定できます。
