/** The app's pages. Made by `make generate` from lanai.server.static: do not edit. */

export const pages = {
  home: "",
  settings: "settings",
  rules: "rules/{game}",
  learn: "learn/{game}",
  table: "t/{id}",
  replay: "t/{id}/replay",
} as const;
