import { z } from 'zod';
import { contrast, contrastInDark, contrastInLight, leastContrast, pageColors } from '@/lib/base/colors';
import { motifs, pictureNamed } from '@/lib/city/drawings';
import { closed, href, matching, numberOf, text, textsOf, webHref } from '@/lib/city/schema/values';

const colorWords = 'a color such as #d9600f';
const color = closed(
  z
    .string(colorWords)
    .toLowerCase()
    .regex(/^#[0-9a-f]{6}$/, colorWords),
);

/** A color whose contrast is at least what WCAG wants; the message says what it is. */
function readable(contrastOf: (color: string) => number, least: number, where: string) {
  return color.refine((value) => !/^#[0-9a-f]{6}$/.test(value) || contrastOf(value) >= least, {
    error: ({ input }) =>
      `a color that can be read on ${where}: a contrast of ${least} to 1, not ${contrastOf(String(input)).toFixed(1)}`,
  });
}

const onPaper = (value: string) => contrast(value, pageColors.light.paper);

const emblem = z.strictObject({
  size: numberOf(z.number().positive()),
  /** Even-odd, on a square of `size` units. */
  path: matching(/^[MmLlHhVvCcSsQqTtAaZz0-9 ,.-]+$/, 'the path of an SVG'),
  /** In icons and on cards; in pages it has the accent. */
  color: readable(onPaper, leastContrast.graphic, pageColors.light.paper),
});

/** For pages, share cards, icons and the manifest. Paper and ink are the same in all cities. */
export const brand = z.strictObject({
  emblem,
  /** Of links and buttons, in light and in dark. */
  accent: readable(contrastInLight, leastContrast.text, 'light paper'),
  accentInDark: readable(contrastInDark, leastContrast.text, 'dark paper'),
});
export type Brand = z.infer<typeof brand>;

/** What all cities inherit has the accents of the style sheets. */
export const inheritedBrand = brand.extend({
  accent: brand.shape.accent.default(pageColors.light.accent),
  accentInDark: brand.shape.accentInDark.default(pageColors.dark.accent),
});

/** What a city may say of it: the rest is made from that, or inherited (complete/brand-of.ts). */
export const ownBrand = brand.extend({ emblem: emblem.partial({ color: true }) }).partial();
export type OwnBrand = z.infer<typeof ownBrand>;

/** The drawing of a name such as `palms-dusk`. */
export const pictureName = closed(z.string('a drawing such as palms-dusk')).transform(
  (name, { addIssue }) => {
    const picture = pictureNamed(name);
    if (!picture) addIssue(`a drawing such as palms-dusk, not ${name}`);
    return picture ?? z.NEVER;
  },
);

/** The drawings of a motif such as `palms`. */
const motifName = closed(z.string('a drawing such as palms')).transform((name, { addIssue }) => {
  const motif = motifs().get(name);
  if (!motif) addIssue(`one of ${[...motifs().keys()].join(', ')}, not ${name}`);
  return motif ?? z.NEVER;
});

/** `src` is framed; `href` is its page at the same host. */
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
