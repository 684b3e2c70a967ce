/**
 * Colors that code outside the style sheets needs too; tests/house/brand.test.ts keeps app/globals.css in
 * sync.
 */
export const pageColors = {
  light: {
    paper: '#fdfbf7',
    tint: '#f6f0e4',
    ink: '#1c1712',
    quietInk: '#4a4138',
    /** Default for cities that set no accent color. */
    accent: '#b0410a',
    onAccent: '#fffaf3',
    band: '#1f1a15',
    hairline: '#ddd2c0',
  },
  dark: {
    paper: '#16130f',
    tint: '#1f1b16',
    ink: '#f4ede1',
    accent: '#f5953f',
    onAccent: '#1c1209',
    band: '#221d17',
  },
} as const;

/** Returns the red, green and blue values (0 to 255) of a color such as `#d9600f`. */
export function channels(color: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color)
    .map((value) => value / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast ratio of two colors, from 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Minimum contrast of text and of UI graphics (WCAG 2.2, success criteria 1.4.3 and 1.4.11). */
export const MIN_CONTRAST = { text: 4.5, graphic: 3 } as const;

/** Mixes two colors. `share` (0 to 1) is the proportion of the second color. Rounds halves down. */
export function mix(color: string, other: string, share: number): string {
  const others = channels(other);
  const mixed = channels(color).map((value, at) => value * (1 - share) + (others[at] ?? 0) * share);
  return `#${Buffer.from(mixed.map((value) => Math.ceil(value - 0.5))).toString('hex')}`;
}

const { light, dark } = pageColors;

/** Returns the color that a button with this accent color has while it is pressed. */
export function pressed(accent: string): string {
  return mix(accent, '#000000', 0.1);
}

/** Returns the accent color's lowest contrast in light mode: links on paper, and the text on a button. */
export function contrastInLight(accent: string): number {
  return Math.min(...[light.paper, light.tint, light.onAccent].map((other) => contrast(accent, other)));
}

/** Returns the accent color's lowest contrast in dark mode, and on the dark band of light pages. */
export function contrastInDark(accent: string): number {
  const grounds = [dark.paper, dark.tint, dark.band, light.band, dark.onAccent];
  return Math.min(
    ...grounds.map((other) => contrast(accent, other)),
    contrast(pressed(accent), dark.onAccent),
  );
}

/** Lightens an accent until it is readable on dark paper. */
export function accentForDark(accent: string): string {
  const steps = Array.from({ length: 21 }, (_, step) => mix(accent, '#ffffff', step / 20));
  return steps.find((color) => contrastInDark(color) >= MIN_CONTRAST.text + 1) ?? '#ffffff';
}
