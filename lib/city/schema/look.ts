import { z } from 'zod';
import { contrast, contrastInDark, contrastInLight, MIN_CONTRAST, pageColors } from '@/lib/base/colors';
import { motifs, pictureNamed } from '@/lib/city/drawings';
import { closed, href, matching, numberOf, text, textsOf, webHref } from '@/lib/city/schema/values';

const colorWords = 'a color such as #d9600f';
const color = closed(
  z
    .string(colorWords)
    .toLowerCase()
    .regex(/^#[0-9a-f]{6}$/, colorWords),
);

/** Requires a color to have a minimum contrast (WCAG 2.2); the message states the actual contrast. */
function readable(contrastOf: (color: string) => number, min: number, where: string) {
  return color.refine((value) => !/^#[0-9a-f]{6}$/.test(value) || contrastOf(value) >= min, {
    error: ({ input }) =>
      `a color that can be read on ${where}: a contrast of ${min} to 1, not ${contrastOf(String(input)).toFixed(1)}`,
  });
}

const onPaper = (value: string) => contrast(value, pageColors.light.paper);

const emblem = z.strictObject({
  size: numberOf(z.number().positive()),
  /** SVG path in a square of `size` units, filled by the even-odd rule. */
  path: matching(/^[MmLlHhVvCcSsQqTtAaZz0-9 ,.-]+$/, 'the path of an SVG'),
  /** Color of the emblem in icons and share cards; on pages it has the accent color. */
  color: readable(onPaper, MIN_CONTRAST.graphic, pageColors.light.paper),
});

/** Colors and emblem of pages, share cards, icons and the manifest. All cities have the same paper and ink colors. */
export const brand = z.strictObject({
  emblem,
  /** Color of links and buttons in light mode; `accentInDark` in dark mode. */
  accent: readable(contrastInLight, MIN_CONTRAST.text, 'light paper'),
  accentInDark: readable(contrastInDark, MIN_CONTRAST.text, 'dark paper'),
});
export type Brand = z.infer<typeof brand>;

/** Default brand, with the accent colors of the style sheets. */
export const inheritedBrand = brand.extend({
  accent: brand.shape.accent.default(pageColors.light.accent),
  accentInDark: brand.shape.accentInDark.default(pageColors.dark.accent),
});

/** A city's own brand values. Missing values derive from them or come from the default brand (complete/brand-of.ts). */
export const ownBrand = brand.extend({ emblem: emblem.partial({ color: true }) }).partial();
export type OwnBrand = z.infer<typeof ownBrand>;

/** Name of a drawing, such as `palms-dusk`. */
export const pictureName = closed(z.string('a drawing such as palms-dusk')).transform(
  (name, { addIssue }) => {
    const picture = pictureNamed(name);
    if (!picture) addIssue(`a drawing such as palms-dusk, not ${name}`);
    return picture ?? z.NEVER;
  },
);

/** Name of a motif, such as `palms`. It stands for all drawings of that motif. */
const motifName = closed(z.string('a drawing such as palms')).transform((name, { addIssue }) => {
  const motif = motifs().get(name);
  if (!motif) addIssue(`one of ${[...motifs().keys()].join(', ')}, not ${name}`);
  return motif ?? z.NEVER;
});

/** `src`: address of the embedded player. `href`: the video's page on the same host. */
export const featuredVideo = z.strictObject({
  title: text,
  text,
  src: webHref,
  href: webHref,
  poster: pictureName,
});

export const sponsor = z.strictObject({ title: text, text, action: text, href, picture: pictureName });

export const sectionText = z.strictObject({ sentence: text });

export const blogText = z.strictObject({ sentence: text, pictures: textsOf(motifName) });
