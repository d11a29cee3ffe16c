// Sets theme and language before the first paint; settings.svelte.ts takes over.
(function () {
  var kept = {};
  try {
    kept = JSON.parse(localStorage.getItem("lanai.settings") || "{}");
  } catch (error) {
    kept = {};
  }
  var theme = kept.theme;
  if (theme !== "light" && theme !== "dark")
    theme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  document.documentElement.dataset.theme = theme;
  if (kept.language) document.documentElement.lang = kept.language;
})();
