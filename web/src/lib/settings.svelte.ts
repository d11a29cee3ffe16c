/** What a person has set on this device. The theme is first set by /first.js, before anything is painted. */
export type Theme = "system" | "light" | "dark";
export type Language = "en" | "fr";
export const languages: Language[] = ["en", "fr"];

const KEY = "lanai.settings";
const dark = matchMedia("(prefers-color-scheme: dark)");

interface Stored {
  theme: Theme;
  language: Language | null;
  motion: boolean;
  sounds: boolean;
}

function stored(): Stored {
  const plain: Stored = { theme: "system", language: null, motion: true, sounds: false };
  try {
    return { ...plain, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Stored>) };
  } catch {
    return plain;
  }
}

function browsersLanguage(): Language {
  for (const tag of navigator.languages) {
    const known = languages.find((language) => tag.toLowerCase().startsWith(language));
    if (known) return known;
  }
  return "en";
}

class Settings {
  #stored = $state(stored());
  #darkSystem = $state(dark.matches);

  constructor() {
    dark.addEventListener("change", (event) => {
      this.#darkSystem = event.matches;
      this.#show();
    });
    this.#show();
  }

  get theme(): Theme {
    return this.#stored.theme;
  }
  set theme(theme: Theme) {
    this.#keep({ theme });
  }
  /** The theme that is seen. */
  get shown(): "light" | "dark" {
    if (this.theme !== "system") return this.theme;
    return this.#darkSystem ? "dark" : "light";
  }
  get language(): Language {
    return this.#stored.language ?? browsersLanguage();
  }
  set language(language: Language) {
    this.#keep({ language });
  }
  get motion(): boolean {
    return this.#stored.motion;
  }
  set motion(motion: boolean) {
    this.#keep({ motion });
  }
  get sounds(): boolean {
    return this.#stored.sounds;
  }
  set sounds(sounds: boolean) {
    this.#keep({ sounds });
  }

  #keep(change: Partial<Stored>): void {
    Object.assign(this.#stored, change);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#stored));
    } catch {
      // Without storage the setting holds until the page is left.
    }
    this.#show();
  }

  #show(): void {
    const root = document.documentElement;
    root.dataset["theme"] = this.shown;
    root.lang = this.language;
    if (this.motion) delete root.dataset["motion"];
    else root.dataset["motion"] = "none";
  }
}

export const settings = new Settings();

/** Tells whether things may move. */
export function moves(): boolean {
  return settings.motion && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
