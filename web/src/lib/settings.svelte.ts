/** What a person has set on this device. The theme is first set by /first.js, before anything is painted. */
export type Theme = "system" | "light" | "dark";
export const languages = ["en", "fr", "de"] as const;
export type Language = (typeof languages)[number];
export type Speed = "slow" | "normal" | "fast" | "instant";
export const speeds: Speed[] = ["slow", "normal", "fast", "instant"];
/** How many times as long as normal everything lasts; tokens.css has the same as `--pace`. */
const PACES: Record<Speed, number> = { slow: 1.6, normal: 1, fast: 0.5, instant: 0 };
/** How loud sounds are for who had them on when they could only be on or off. */
const ON = 0.6;

const KEY = "lanai.settings";
const dark = matchMedia("(prefers-color-scheme: dark)");

interface Stored {
  theme: Theme;
  language: Language | null;
  motion: boolean;
  /** How loud sounds are, from 0 (off) to 1. */
  volume: number;
  /** How long others' moves are shown, and how quickly things move. */
  speed: Speed;
  /** Whether moves that are the only possible ones play themselves. */
  forced: boolean;
  /** Whether a chosen move waits to be confirmed. */
  confirm: boolean;
  /** Whether moves can be typed. */
  moveLine: boolean;
  /** Whether the curtain between people of this device lifts when its button is held. */
  hold: boolean;
}

const PLAIN: Stored = {
  theme: "system",
  language: null,
  motion: true,
  volume: 0,
  speed: "normal",
  forced: true,
  confirm: true,
  moveLine: false,
  hold: false,
};

/** What may be kept: in the past sounds were on or off. */
type Kept = Partial<Stored> & { sounds?: boolean };

function stored(): Stored {
  try {
    const { sounds, ...kept } = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Kept;
    return { ...PLAIN, volume: sounds ? ON : PLAIN.volume, ...kept };
  } catch {
    return { ...PLAIN };
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
  get volume(): number {
    return this.#stored.volume;
  }
  set volume(volume: number) {
    this.#keep({ volume });
  }
  get speed(): Speed {
    return this.#stored.speed;
  }
  set speed(speed: Speed) {
    this.#keep({ speed });
  }
  get forced(): boolean {
    return this.#stored.forced;
  }
  set forced(forced: boolean) {
    this.#keep({ forced });
  }
  get confirm(): boolean {
    return this.#stored.confirm;
  }
  set confirm(confirm: boolean) {
    this.#keep({ confirm });
  }
  get moveLine(): boolean {
    return this.#stored.moveLine;
  }
  set moveLine(moveLine: boolean) {
    this.#keep({ moveLine });
  }
  get hold(): boolean {
    return this.#stored.hold;
  }
  set hold(hold: boolean) {
    this.#keep({ hold });
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
    root.dataset["speed"] = this.speed;
    if (this.motion) delete root.dataset["motion"];
    else root.dataset["motion"] = "none";
  }
}

export const settings = new Settings();

/** Tells whether things may move. */
export function moves(): boolean {
  if (!settings.motion || settings.speed === "instant") return false;
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** So many milliseconds at the person's pace. */
export function lasting(milliseconds: number): number {
  return milliseconds * PACES[settings.speed];
}
