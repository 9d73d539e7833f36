// A mark in the page's title, until somebody looks.
let blinking = 0;

// Shows a text and the title in turn; when somebody looks, *seen* writes the title anew.
export function blink(text, seen) {
  clearInterval(blinking);
  const title = document.title;
  let on = false;
  blinking = setInterval(() => {
    on = !on;
    document.title = on ? text : title;
    if (!document.hidden) {
      clearInterval(blinking);
      seen();
    }
  }, 1000);
}
