/** Tikis as pictures: carved and painted once by the browser, then only moved. */
import { DRAWINGS } from "./drawings";

type Paint = [body: string, deep: string, mid: string, light: string];

const PAINTS: Record<string, Paint> = {
  red: ["#cf3a2e", "#a5261e", "#b62c23", "#e8786c"],
  "light-blue": ["#72bde0", "#2f769f", "#4597c4", "#9ad6ec"],
  yellow: ["#f2bf2e", "#8c5c10", "#d99a1c", "#f9dd84"],
  green: ["#479a56", "#2b6a3c", "#38824a", "#8cc796"],
  orange: ["#ea7d2c", "#a94613", "#d2661c", "#f5ae74"],
  purple: ["#b48fd8", "#55308a", "#7446ab", "#8d62bd"],
  brown: ["#9a673e", "#6d4226", "#7f5130", "#bd8957"],
  grey: ["#b0b9bb", "#636d71", "#8b9599", "#d6dcdd"],
  pink: ["#ec93b1", "#b1497a", "#d06c90", "#f9c0d2"],
};
const UNPAINTED: Paint = ["#c7a27a", "#7d5c3a", "#a17f58", "#e2c9a6"];

// Wood grain that shows through worn paint, and light from the upper left.
const CARVING = `<filter id="tk" x="-6%" y="-6%" width="112%" height="112%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".13 .016" numOctaves="3" seed="7" result="n"/><feTurbulence type="fractalNoise" baseFrequency=".07" numOctaves="2" seed="3" result="m"/><feMorphology in="SourceAlpha" operator="erode" radius="1.3"/><feDisplacementMap in2="m" scale="6" xChannelSelector="R" yChannelSelector="G" result="e"/><feColorMatrix in="n" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 9 0 0 0 -5.7" result="h"/><feComposite in="e" in2="h" operator="out" result="w"/><feComposite in="SourceGraphic" in2="w" operator="in" result="p"/><feFlood flood-color="#6f4325"/><feComposite in2="SourceAlpha" operator="in" result="b"/><feColorMatrix in="n" values="0 0 0 0 .1 0 0 0 0 .04 0 0 0 0 .01 0 1.9 0 0 -.95"/><feComposite in2="SourceAlpha" operator="in" result="g"/><feMerge result="c"><feMergeNode in="b"/><feMergeNode in="p"/><feMergeNode in="g"/></feMerge><feGaussianBlur in="SourceAlpha" stdDeviation="1.8"/><feComposite in2="m" operator="arithmetic" k2="1" k3=".32" result="a"/><feDiffuseLighting in="a" surfaceScale="4" diffuseConstant=".95" lighting-color="#fff4e0" result="l"><feDistantLight azimuth="240" elevation="52"/></feDiffuseLighting><feGaussianBlur in="SourceAlpha" stdDeviation="11"/><feDiffuseLighting surfaceScale="13" diffuseConstant=".95" lighting-color="#fff" result="v"><feDistantLight azimuth="250" elevation="56"/></feDiffuseLighting><feComposite in="c" in2="l" operator="arithmetic" k1="1.42"/><feComposite in2="v" operator="arithmetic" k1="1.3"/><feComposite in2="SourceAlpha" operator="in"/></filter><filter id="ft" x="-10%" y="-20%" width="120%" height="150%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".13 .02" numOctaves="2" seed="2" result="n"/><feGaussianBlur in="SourceAlpha" stdDeviation="1"/><feComposite in2="n" operator="arithmetic" k2="1" k3=".2"/><feDiffuseLighting surfaceScale="3" diffuseConstant=".95" lighting-color="#fff6e6" result="l"><feDistantLight azimuth="240" elevation="52"/></feDiffuseLighting><feComposite in="SourceGraphic" in2="l" operator="arithmetic" k1="1.42"/><feComposite in2="SourceAlpha" operator="in" result="c"/><feDropShadow in="SourceAlpha" dx=".8" dy="2" stdDeviation="1.1" flood-color="#1a0a04" flood-opacity=".75" result="s"/><feMerge><feMergeNode in="s"/><feMergeNode in="c"/></feMerge></filter><filter id="cv" x="-10%" y="-10%" width="120%" height="125%" color-interpolation-filters="sRGB"><feDropShadow dx=".5" dy="1.3" stdDeviation=".35" flood-color="#fff3d8" flood-opacity=".5"/></filter>`;

const STYLE =
  ".f{filter:url(#tk)}.t{filter:url(#ft)}.c{filter:url(#cv)}.x{transform:matrix(-1,0,0,1,200,0)}";

const pictures = new Map<string, string>();

/** Gives the picture of a tiki in its colour, as an address for an image of 216 × 150 units. */
export function picture(tiki: string, colour: string): string {
  const key = `${tiki} ${colour}`;
  let url = pictures.get(key);
  if (!url) {
    const [p, q, m, h] = PAINTS[colour] ?? UNPAINTED;
    const svg =
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-8 -20 216 150" width="432" height="300" ` +
      `style="--p:${p};--q:${q};--m:${m};--h:${h}"><style>${STYLE}</style>` +
      `<defs>${CARVING}</defs>${DRAWINGS[tiki] ?? ""}</svg>`;
    url = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    pictures.set(key, url);
  }
  return url;
}
