/** What a device keeps of its tables: bytes by name, in IndexedDB. */

const KEPT = "kept";
const LAST = "\uffff";

const done = <T>(asked: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error ?? new Error("IndexedDB"));
  });

export class Drawer {
  constructor(readonly database: IDBDatabase) {}

  async read(prefix: string): Promise<[string, Uint8Array][]> {
    const kept = this.database.transaction(KEPT).objectStore(KEPT);
    const range = IDBKeyRange.bound(prefix, prefix + LAST);
    const [names, bodies] = await Promise.all([
      done(kept.getAllKeys(range)),
      done<Uint8Array[]>(kept.getAll(range)),
    ]);
    return names.map((name, at) => [String(name), bodies[at]!]);
  }

  /** Changes all or nothing, and is done once the browser says that it is on the disk. */
  write(changes: [string, Uint8Array | null | undefined][]): Promise<void> {
    return new Promise((resolve, reject) => {
      const writing = this.database.transaction(KEPT, "readwrite", { durability: "strict" });
      writing.oncomplete = () => resolve();
      writing.onabort = () => reject(writing.error ?? new Error("IndexedDB"));
      const kept = writing.objectStore(KEPT);
      for (const [name, body] of changes) body ? kept.put(body, name) : kept.delete(name);
    });
  }
}

/** Opens the drawer; null where the browser keeps nothing, as some do in private windows. */
export async function openDrawer(name: string): Promise<Drawer | null> {
  try {
    const opening = indexedDB.open(name, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(KEPT);
    return new Drawer(await done(opening));
  } catch {
    return null;
  }
}
