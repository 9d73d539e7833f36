"""The rules of Abstrakto."""
