document.title += " *";
