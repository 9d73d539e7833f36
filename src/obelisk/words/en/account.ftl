name = A name must have 1 to { $most } letters.
password = A password must have { $least } to { $most } letters.
taken = The name { $name } is already taken. Please choose another.
wrong = The name or the password is wrong.
