no-reportlab = To make PDF files, install reportlab: pip install 'obelisk-table[paper]'. SVG files can be saved without it.
file-ending = The file name { $path } must end in .svg or .pdf.
cannot-save = The file { $path } cannot be saved: { $reason }
one-page = These boards need { $n } pages, but { $path } can hold only one. A .pdf file holds them all.
