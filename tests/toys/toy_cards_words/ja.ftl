title = カード
not-held = カード{ $card }は手元にありません。
