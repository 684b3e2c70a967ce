import { contrast, leastContrast } from '@/lib/base/color/contrast';
import { mix } from '@/lib/base/color/mix';
import { pageColors } from '@/lib/base/color/page-colors';

const { light, dark } = pageColors;

/** Of a pressed button. */
export function pressed(accent: string): string {
  return mix(accent, '#000000', 0.1);
}

/** The least contrast of links on paper and of words on a button. */
export function contrastInLight(accent: string): number {
  return Math.min(...[light.paper, light.tint, light.onAccent].map((other) => contrast(accent, other)));
}

/** Also on the dark band, which a page has in light too. */
export function contrastInDark(accent: string): number {
  const grounds = [dark.paper, dark.tint, dark.band, light.band, dark.onAccent];
  return Math.min(
    ...grounds.map((other) => contrast(accent, other)),
    contrast(pressed(accent), dark.onAccent),
  );
}

/** The accent, lightened until it reads well on dark paper. */
export function accentForDark(accent: string): string {
  const steps = Array.from({ length: 21 }, (_, step) => mix(accent, '#ffffff', step / 20));
  return steps.find((color) => contrastInDark(color) >= leastContrast.text + 1) ?? '#ffffff';
}
