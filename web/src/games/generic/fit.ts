/** Makes cards as large as the table allows: the largest size at which nothing must be scrolled. */
const SIZES = [168, 148, 130, 114, 100, 88, 76, 66];

/** Tells whether everything has found room. */
export function fit(table: HTMLElement, room: HTMLElement): boolean {
  for (const size of SIZES) {
    table.style.setProperty("--card", `${size}px`);
    if (table.offsetHeight <= room.clientHeight) return true;
  }
  return false;
}
