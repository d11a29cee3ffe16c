/** The side panel of all tables on this device: which of its leaves lies on top, and whether it is unfolded. */
export type Leaf = "log" | "chat" | "step" | "aid";

const KEY = "lanai.panel";
interface Stored {
  leaf: Leaf;
  unfolded: boolean;
}

function stored(): Stored {
  const plain: Stored = { leaf: "log", unfolded: false };
  try {
    return { ...plain, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Stored>) };
  } catch {
    return plain;
  }
}

class Panel {
  #stored = $state(stored());
  /** The move line was asked for by its key; it stays until the page is left. */
  lineCalled = $state(false);

  get leaf(): Leaf {
    return this.#stored.leaf;
  }
  set leaf(leaf: Leaf) {
    this.#keep({ leaf });
  }
  /** Whether it is unfolded where the window is small and it is a rail else. */
  get unfolded(): boolean {
    return this.#stored.unfolded;
  }
  set unfolded(unfolded: boolean) {
    this.#keep({ unfolded });
  }
  /** A touch of the rail: unfolds this leaf, or folds it if it is the one in sight. */
  touch(leaf: Leaf): void {
    this.#keep({ leaf, unfolded: !(this.unfolded && this.leaf === leaf) });
  }

  #keep(change: Partial<Stored>): void {
    Object.assign(this.#stored, change);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#stored));
    } catch {
      // Without storage it holds until the page is left.
    }
  }
}

export const panel = new Panel();
