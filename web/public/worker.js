// The service worker: hears what the server pushes though no page is open, and rings.
// Messages are { title, body, table, turns }, in the person's language; nothing hidden is in them.

const TABLE = /^[A-Za-z0-9_-]{16,64}$/;

addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(clients.claim()));

addEventListener("push", (event) => {
  const { title, body, table, turns } = event.data.json();
  const shown = registration.showNotification(title, {
    body,
    tag: table, // the last one of a table takes the place of those before
    icon: "/icon-192.png",
    badge: "/icon-192.png",
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
