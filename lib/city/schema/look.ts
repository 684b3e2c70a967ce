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

/** A color with at least the contrast that WCAG requires; the message states the actual contrast. */
function readable(contrastOf: (color: string) => number, min: number, where: string) {
  return color.refine((value) => !/^#[0-9a-f]{6}$/.test(value) || contrastOf(value) >= min, {
    error: ({ input }) =>
      `a color that can be read on ${where}: a contrast of ${min} to 1, not ${contrastOf(String(input)).toFixed(1)}`,
  });
}

const onPaper = (value: string) => contrast(value, pageColors.light.paper);

const emblem = z.strictObject({
  size: numberOf(z.number().positive()),
  /** Even-odd path on a square of `size` units. */
  path: matching(/^[MmLlHhVvCcSsQqTtAaZz0-9 ,.-]+$/, 'the path of an SVG'),
  /** Used in icons and share cards; pages use the accent. */
  color: readable(onPaper, MIN_CONTRAST.graphic, pageColors.light.paper),
});

/** Colors and emblem for pages, share cards, icons and the manifest. Paper and ink are the same in all cities. */
export const brand = z.strictObject({
  emblem,
  /** Color of links and buttons, for light and dark mode. */
  accent: readable(contrastInLight, MIN_CONTRAST.text, 'light paper'),
  accentInDark: readable(contrastInDark, MIN_CONTRAST.text, 'dark paper'),
});
export type Brand = z.infer<typeof brand>;

/** Default brand, with the accents of the style sheets. */
export const inheritedBrand = brand.extend({
  accent: brand.shape.accent.default(pageColors.light.accent),
  accentInDark: brand.shape.accentInDark.default(pageColors.dark.accent),
});

/** A city's own brand values; others derive from them or are inherited (complete/brand-of.ts). */
export const ownBrand = brand.extend({ emblem: emblem.partial({ color: true }) }).partial();
export type OwnBrand = z.infer<typeof ownBrand>;

/** A drawing by name, such as `palms-dusk`. */
export const pictureName = closed(z.string('a drawing such as palms-dusk')).transform(
  (name, { addIssue }) => {
    const picture = pictureNamed(name);
    if (!picture) addIssue(`a drawing such as palms-dusk, not ${name}`);
    return picture ?? z.NEVER;
  },
);

/** All drawings of a motif, such as `palms`. */
const motifName = closed(z.string('a drawing such as palms')).transform((name, { addIssue }) => {
  const motif = motifs().get(name);
  if (!motif) addIssue(`one of ${[...motifs().keys()].join(', ')}, not ${name}`);
  return motif ?? z.NEVER;
});

/** `src`: address in the frame. `href`: the video's page at the same host. */
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
