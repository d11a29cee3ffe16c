/** The sign on each kind of action card: its outline, its paint, and a lighter flame on Toast. */
export const SIGNS: Record<string, { path: string; paint: string; inner?: string }> = {
  up1: { path: "M50 44L80 78H62V110H38V78H20Z", paint: "#2f8a4c" },
  up2: { path: "M50 38L80 66H20ZM50 62L80 90H62V112H38V90H20Z", paint: "#2f8a4c" },
  up3: { path: "M50 36L78 58H22ZM50 56L78 78H22ZM50 76L78 98H62V113H38V98H22Z", paint: "#2f8a4c" },
  puh: { path: "M38 38H62V56H80L50 84L20 56H38ZM20 84H80L50 112Z", paint: "#2674a8" },
  topple: {
    path: "M28 38H56Q74 40 74 58V74H86L66 98L46 74H58V60Q58 54 52 54H28ZM18 102H82V113H18Z",
    paint: "#9c3f24",
  },
  wiki: {
    path: "M34 38L54 62H42V92H26V62H14ZM66 112L46 88H58V58H74V88H86Z",
    paint: "#7446ab",
  },
  toast: {
    path: "M52 36C58 52 80 60 80 86C80 104 66 113 50 113C34 113 20 104 20 86C20 74 28 68 32 58C38 62 40 66 40 72C48 62 52 50 52 36Z",
    paint: "#d9481c",
    inner:
      "M51 66C55 76 66 82 66 94C66 104 58 108 50 108C42 108 34 104 34 94C34 88 38 84 40 80C44 82 45 85 45 88C49 82 51 75 51 66Z",
  },
};
