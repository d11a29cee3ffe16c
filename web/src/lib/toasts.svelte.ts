/** Short notices at the edge of the screen: errors and confirmations. */
export interface Toast {
  id: number;
  text: string;
  kind: "note" | "error";
}

class Toasts {
  shown: Toast[] = $state([]);
  #next = 0;

  add(text: string, kind: Toast["kind"] = "note"): void {
    if (this.shown.some((toast) => toast.text === text)) return;
    const id = this.#next++;
    this.shown.push({ id, text, kind });
    setTimeout(() => this.drop(id), kind === "error" ? 8000 : 4000);
  }
  /** Drops all of them: somebody else looks now. */
  clear(): void {
    this.shown = [];
  }
  drop(id: number): void {
    this.shown = this.shown.filter((toast) => toast.id !== id);
  }
}
export const toasts = new Toasts();
