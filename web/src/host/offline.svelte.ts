/** Keeps the app and its engine on this device, so that it plays without a network. */

const base = new URL(import.meta.env.BASE_URL, location.href).href;
const NAME = `lanai ${new URL(base).pathname}`;
/** Files that are loaded at once. */
const AT_ONCE = 4;
/** Versions that are kept: pages of the one before may still be open. */
const KEPT = 2;

interface Shell {
  sum: string;
  files: Record<string, number>;
}
interface Engine {
  folder: string;
  files: Record<string, number>;
  offers: string[];
}

/** What has to be kept: addresses with their sizes, under a name for this version. */
interface Wanted {
  name: string;
  files: [string, number][];
}

const canKeep = (): boolean => "caches" in window && "serviceWorker" in navigator;

async function read<T>(file: string): Promise<T> {
  const answer = await fetch(new URL(file, base));
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  return (await answer.json()) as T;
}

async function wanted(): Promise<Wanted> {
  const [shell, engine] = await Promise.all([
    read<Shell>("shell.json"),
    read<Engine>("engine.json"),
  ]);
  const files: [string, number][] = [
    ...Object.entries(shell.files).filter(([file]) => file !== "index.html"),
    ...Object.entries(engine.files).map(([file, size]): [string, number] => [
      `${engine.folder}/${file}`,
      size,
    ]),
    ...["", "shell.json", "engine.json", ...engine.offers.map((file) => `offers/${file}`)].map(
      (file): [string, number] => [file, 0],
    ),
  ];
  const version = engine.folder.split("-").at(-1);
  return { name: `${NAME} ${shell.sum} ${version}`, files };
}

class Offline {
  /** Bytes of all of it; null while that is not known, or where nothing can be kept. */
  size: number | null = $state(null);
  /** From 0 to 1 while it is being kept. */
  progress: number | null = $state(null);
  /** Whether all of this version is kept. */
  done = $state(false);
  failed = $state(false);

  /** Looks whether everything is kept already; tells nothing where there is no engine to keep. */
  async look(): Promise<void> {
    if (!canKeep()) return;
    const { name, files } = await wanted();
    this.size = files.reduce((sum, [, size]) => sum + size, 0);
    this.done = (await caches.has(name)) && (await isWhole(name, files));
  }

  async keep(): Promise<void> {
    if (!canKeep() || this.progress !== null) return;
    this.progress = 0;
    this.failed = false;
    try {
      const { name, files } = await wanted();
      const total = files.reduce((sum, [, size]) => sum + size, 1);
      let loaded = 0;
      const cache = await caches.open(name);
      const keepAll = async (left: [string, number][]) => {
        const take = async () => {
          for (let next = left.shift(); next; next = left.shift()) {
            const [file, size] = next;
            await keepFile(cache, new URL(file, base).href);
            this.progress = (loaded += size) / total;
          }
        };
        await Promise.all(Array.from({ length: AT_ONCE }, take));
      };
      // The page itself comes last: it must not be found before all that it needs.
      await keepAll(files.filter(([file]) => isLasting(file)));
      await keepAll(files.filter(([file]) => !isLasting(file)));
      await navigator.serviceWorker.register(new URL("worker.js", base), { scope: base });
      await navigator.serviceWorker.ready; // only then it answers
      await forgetOld();
      this.size = total - 1;
      this.done = true;
    } catch {
      this.failed = true; // what was kept so far need not be loaded again
    }
    this.progress = null;
  }
}

async function isWhole(name: string, files: [string, number][]): Promise<boolean> {
  const cache = await caches.open(name);
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  return files.every(([file]) => kept.has(new URL(file, base).href));
}

/** Whether a file has a hash in its name, so that it never changes. */
const isLasting = (file: string): boolean => file.includes("assets/");

/** Keeps a file; one that has a hash in its name may be there from another version. */
async function keepFile(cache: Cache, url: string): Promise<void> {
  if (await cache.match(url)) return;
  const before = isLasting(url) ? await caches.match(url) : undefined;
  const answer = before ?? (await fetch(url));
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  await cache.put(url, answer);
}

async function forgetOld(): Promise<void> {
  const versions = (await caches.keys()).filter((name) => name.startsWith(`${NAME} `));
  await Promise.all(versions.slice(0, -KEPT).map((name) => caches.delete(name)));
}

/** Tells whether this device could host tables without a network: the page itself is kept last. */
export async function isKept(): Promise<boolean> {
  if (!canKeep()) return false;
  const versions = (await caches.keys()).filter((name) => name.startsWith(`${NAME} `));
  const pages = versions.map(async (name) => (await caches.open(name)).match(base));
  return (await Promise.all(pages)).some((page) => page !== undefined);
}

export const offline = new Offline();
