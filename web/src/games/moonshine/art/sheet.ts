/** The sheet of shapes that all pictures of the game refer to: put into the page once. */
import shapes from "./sheet.svg?raw";

const ID = "moonshine-shapes";

export function layOutShapes(): void {
  if (document.getElementById(ID)) return;
  const holder = document.createElement("div");
  holder.id = ID;
  holder.setAttribute("aria-hidden", "true");
  holder.style.cssText = "position:absolute;width:0;height:0;overflow:hidden";
  holder.innerHTML = shapes;
  document.body.append(holder);
}
