/** Where an element is, in pixels of the table it is laid out in: a replay draws the whole table smaller. */
export function placeOf(element: Element): DOMRect {
  const drawn = element.getBoundingClientRect();
  const table = element.closest<HTMLElement>("[data-scale]");
  if (!table) return drawn;
  const scale = Number(table.dataset["scale"]);
  const origin = table.getBoundingClientRect();
  return new DOMRect(
    (drawn.left - origin.left) / scale,
    (drawn.top - origin.top) / scale,
    drawn.width / scale,
    drawn.height / scale,
  );
}
