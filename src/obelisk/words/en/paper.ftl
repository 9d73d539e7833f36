no-reportlab = To make PDF files, install reportlab: pip install 'obelisk-table[paper]'. A file that ends in .svg can be saved without it.
file-ending = The file { $path } must end in .svg or .pdf.
cannot-save = The file { $path } cannot be saved: { $reason }
one-page = These boards need { $n } pages, and { $path } can hold only one; a .pdf file holds them all.
