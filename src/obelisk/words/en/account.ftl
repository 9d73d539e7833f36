name = A name has at least one and at most { $most } letters.
password = A password has at least { $least } and at most { $most } letters.
taken = Somebody is called { $name } already. Please choose another name.
wrong = The name or the password is wrong.
