// The service worker: hears what the server pushes though no page is open, and rings; and answers from what
// the page has kept (src/host/offline.svelte.ts) where there is no network.
// Messages are { title, body, table, turns }, in the person's language; nothing hidden is in them.

const TABLE = /^[A-Za-z0-9_-]{16,64}$/;

addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(clients.claim()));

addEventListener("push", (event) => {
  const { title, body, table, turns } = event.data.json();
  const shown = registration.showNotification(title, {
    body,
    tag: table, // the last one of a table takes the place of those before
    icon: "icon-192.png",
    badge: "icon-192.png",
    data: { table },
  });
  event.waitUntil(Promise.all([shown, navigator.setAppBadge?.(turns)]));
});

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.table));
});

/** Opens a table: in a page that is there, or in a new one. */
async function open(table) {
  const address = TABLE.test(table) ? `/t/${table}` : "/";
  const pages = await clients.matchAll({ type: "window" });
  const there = pages.find((page) => new URL(page.url).pathname === address);
  const page = there ?? (await pages[0]?.navigate(address));
  if (page)
    await page.focus().catch(() => undefined); // not every system lets it come to the front
  else await clients.openWindow(address);
}

/** After so many milliseconds without an answer what is kept is good enough. */
const PATIENCE = 4000;

addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(registration.scope)) return;
  const path = request.url.slice(registration.scope.length);
  if (path.startsWith("api/") || path.startsWith("healthz") || path.startsWith("metrics")) return;
  if (path.startsWith("assets/")) event.respondWith(kept(request));
  else event.respondWith(fresh(request));
});

/** What has a hash in its name never changes. */
async function kept(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

/** Everything else is asked for anew, so that a new version is seen; every screen is the same page. */
async function fresh(request) {
  const name = request.mode === "navigate" ? registration.scope : request;
  const found = await newest(name);
  if (!found) return fetch(request);
  const late = new Promise((resolve) => setTimeout(() => resolve(found), PATIENCE));
  return Promise.race([fetch(request).catch(() => found), late]);
}

/** Finds something in the newest version that has it; those before are kept for pages that are open. */
async function newest(name) {
  for (const version of (await caches.keys()).reverse()) {
    const cache = await caches.open(version);
    const found = await cache.match(name, { ignoreVary: true, ignoreSearch: true });
    if (found) return found;
  }
  return undefined;
}
