// The three ways in which a table is composed; the style sheets tablet.css and phone.css say the same.
export const isPhone = matchMedia("(max-width: 600px)");
