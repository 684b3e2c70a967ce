import { z } from 'zod';
import { type FrontNotice, frontNotice } from '@/lib/city/schema/pages';
import { day, href, listOf, moment, oneOf, pictureToHide, text, yesOrNo } from '@/lib/city/schema/values';

/** Puts a headline or post at the top of the front page for up to 48 hours before `until`. */
export const pin = z.strictObject({
  link: href,
  place: oneOf(['lead', 'second']).default('lead'),
  until: moment,
});
export type Pin = z.infer<typeof pin>;

/** Selects what to hide: whatever matches all given fields. `picture` alone hides only the picture. */
const hidden = {
  link: href.optional(),
  /** Words that must all occur in the title, each as a whole word. */
  words: z.union([listOf(text, 1), text.transform((one) => [one])]).optional(),
  source: text.optional(),
  picture: pictureToHide.optional(),
};

const aboutHiding = {
  reason: text,
  until: moment.optional(),
  /** Whether to hide other outlets' reports on the same story too. */
  story: yesOrNo.optional(),
};

const anything = z.unknown().optional();

/** Reports mistakes in `hide` entries that still take effect, because hiding too long is better than not hiding. */
export const hideWarnings = z.object({
  hide: z
    .array(
      z.strictObject({
        ...aboutHiding,
        link: anything,
        words: anything,
        source: anything,
        picture: anything,
      }),
    )
    .nullish(),
});

/** Matches misspelled `reason`, `until` and `story`, which may be dropped. Dropping any other key could hide more. */
const MISSPELLED_KEY = /^(?!(?:reason|until|story)$)(?:r|u|st)/i;

function withoutMisspelledKeys(entry: unknown): unknown {
  if (typeof entry !== 'object' || entry === null) return entry;
  return Object.fromEntries(Object.entries(entry).filter(([key]) => !MISSPELLED_KEY.test(key)));
}

const hide = z.preprocess(
  withoutMisspelledKeys,
  z
    .strictObject({
      ...hidden,
      reason: aboutHiding.reason.optional().catch(undefined),
      until: aboutHiding.until.catch(undefined),
      story: aboutHiding.story.catch(undefined),
    })
    .refine(
      ({ link, words, source, picture }) => (picture ? !(link || words || source) : link || words || source),
      'a link, words or a source to hide, or a picture alone',
    ),
);
export type Hide = z.infer<typeof hide>;

/** A paused source: its feeds are not fetched and its headlines are not shown. */
const pause = z.strictObject({ source: text, until: moment });

/** A correction of something we published, on this site or another. */
export const correction = z.strictObject({ link: href, date: day, text });

/** An ad that we sold. It runs from its first through its last day. */
export const ad = z
  .strictObject({
    /** Height of the slot in px. */
    slot: oneOf(['250', '600'], 'a slot, 250 or 600'),
    text: text.refine(({ length }) => length <= 120, 'at most 120 letters'),
    link: href,
    /** Name of a file in photos/. `alt` describes what `text` does not say, such as words in the picture. */
    picture: text.optional(),
    alt: text.optional(),
    sponsor: text.optional(),
    from: day,
    until: day,
  })
  .refine(({ from, until }) => from <= until, {
    path: ['until'],
    error: ({ input }) => `a last day from ${(input as { from: string }).from} on`,
  });
export type OwnAd = z.infer<typeof ad>;

/** Accepts an empty key, because a key may be left over after its last entry is removed. */
function entriesOf<Entry extends z.ZodType>(entry: Entry) {
  return listOf(entry)
    .nullish()
    .transform((entries) => entries ?? []);
}

/** Schema of desk.yaml. An invalid row or entry is left out without affecting others (lib/city/read/check-city.ts). */
export const desk = z.strictObject({
  pin: entriesOf(pin),
  hide: entriesOf(hide),
  pause: entriesOf(pause),
  ads: entriesOf(ad),
  corrections: entriesOf(correction),
  /** Emergencies for all cities of a network; each city shows them in addition to its own. */
  notices: entriesOf(frontNotice),
});
export type Desk = z.infer<typeof desk>;

/** Adds the entries of the network's desk.yaml to the city's own. */
export function withNetwork<City extends { desk?: Desk | null; notices: readonly FrontNotice[] }>(
  city: City,
  network: Desk,
): City {
  const { desk: own, notices } = city;
  const rows = Object.entries(network).map(([row, entries]) => [
    row,
    [...(own?.[row as keyof Desk] ?? []), ...entries],
  ]);
  const both = Object.fromEntries(rows) as Desk;
  return { ...city, desk: both, notices: [...notices, ...both.notices] };
}
