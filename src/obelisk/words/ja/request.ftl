number = { $name } は { $low } 以上の整数です。{ $given } は使えません。
shape = バッチの手は{ $n }個の数の配列です。形が { $given } の配列は使えません。
