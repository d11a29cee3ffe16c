/** The app's pages. Made by `make generate` from lanai.server.static: do not edit. */

export const pages = {
  home: "",
  settings: "settings",
  profile: "me",
  device: "device",
  mail: "mail/{what}",
  best: "best",
  person: "p/{id}",
  daily: "daily",
  day: "daily/{day}",
  rules: "rules/{game}",
  learn: "learn/{game}",
  table: "t/{id}",
  replay: "t/{id}/replay",
  review: "t/{id}/review",
  record: "record",
  hindsight: "record/review",
} as const;
