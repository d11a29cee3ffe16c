/** Loads parts of the app. After a deployment those of an old page are gone: it is loaded anew. */
import { ApiError } from "./api";
import { frame, t } from "./texts.svelte";

const KEY = "lanai.renewed";
/** A page that was loaded anew so lately would only be loaded again and again. */
const LATELY = 60_000;

function renewedLately(now: number): boolean {
  try {
    const before = Number(sessionStorage.getItem(KEY) ?? 0);
    sessionStorage.setItem(KEY, String(now));
    return now - before < LATELY;
  } catch {
    return true;
  }
}

/** Tells whether the server is there: without it a new page would be none at all. */
async function isReachable(): Promise<boolean> {
  try {
    return (await fetch(import.meta.env.BASE_URL, { method: "HEAD", cache: "no-store" })).ok;
  } catch {
    return false;
  }
}

/** Loads a part with its words, or the whole page anew where it is gone; throws an ApiError where neither helps. */
export async function part<T>(load: () => Promise<T>): Promise<T> {
  try {
    return (await Promise.all([load(), frame.loadWhole()]))[0];
  } catch {
    if (!(await isReachable())) throw new ApiError(0, "offline", t("error-offline"));
    if (renewedLately(Date.now())) throw new ApiError(0, "parts", t("error-parts"));
    location.reload();
    return new Promise(() => {});
  }
}
