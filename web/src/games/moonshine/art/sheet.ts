/** The sheet of shapes that all pictures of the game refer to: put into the page once. */
import shapes from "./sheet.svg?raw";

const ID = "moonshine-shapes";
const STYLE = /<style>(.*?)<\/style>/s;

/** Lays the shapes out; styles are set by script, for the page's security policy forbids them in markup. */
export function layOutShapes(): void {
  if (document.getElementById(ID)) return;
  const rules = new CSSStyleSheet();
  rules.replaceSync(STYLE.exec(shapes)?.[1] ?? "");
  document.adoptedStyleSheets.push(rules);

  const holder = document.createElement("div");
  holder.id = ID;
  holder.setAttribute("aria-hidden", "true");
  holder.style.cssText = "position:absolute;width:0;height:0;overflow:hidden";
  holder.innerHTML = shapes.replace(STYLE, "").replaceAll(' style="', ' data-style="');
  for (const shape of holder.querySelectorAll<SVGElement>("[data-style]")) {
    shape.style.cssText = shape.dataset["style"] ?? "";
  }
  document.body.append(holder);
}
