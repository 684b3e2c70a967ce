import { z } from 'zod';
import { type FrontNotice, frontNotice } from '@/lib/city/schema/pages';
import { day, href, listOf, moment, oneOf, text, yesOrNo } from '@/lib/city/schema/values';

/** A headline or a post of ours on top of the front page, through the hours before `until` (longestPin). */
export const pin = z.strictObject({
  link: href,
  place: oneOf(['lead', 'second']).default('lead'),
  until: moment,
});
export type Pin = z.infer<typeof pin>;

/** A headline, event or post is hidden when all of these fit it; `picture` hides a picture alone. */
const hidden = {
  link: href.optional(),
  /** All of them stand in the title, whole. */
  words: z.union([listOf(text, 1), text.transform((one) => [one])]).optional(),
  source: text.optional(),
  /** At its publisher, or here. */
  picture: href.optional(),
};

const aboutHiding = {
  reason: text,
  until: moment.optional(),
  /** The reports of others on the same story too. */
  story: yesOrNo.optional(),
};

const anything = z.unknown().optional();

/** What is wrong with these, or a key of nothing, is told, and the entry hides all the same: rather too long than not at all. */
export const hidesAllTheSame = z.object({
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

/** Misspelled, of what does not say what is hidden: `reson`, `untill`, `stroy`. Of another key the entry might hide more. */
const slip = /^(?!(?:reason|until|story)$)(?:r|u|st)/i;

function withoutSlips(entry: unknown): unknown {
  if (typeof entry !== 'object' || entry === null) return entry;
  return Object.fromEntries(Object.entries(entry).filter(([key]) => !slip.test(key)));
}

const hide = z.preprocess(
  withoutSlips,
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

/** Its feeds are not asked, and its headlines not shown. */
const pause = z.strictObject({ source: text, until: moment });

/** What we got wrong at an address, ours or another's. */
const correction = z.strictObject({ link: href, date: day, text });

/** One that we sold; it stands from the first through the last of its days. */
const ad = z
  .strictObject({
    /** The height of its space, in px. */
    slot: oneOf(['250', '600'], 'a slot, 250 or 600'),
    text: text.refine(({ length }) => length <= 120, 'at most 120 letters'),
    link: href,
    /** A file in photos/; `alt` says what the text does not, such as words in it. */
    picture: text.optional(),
    alt: text.optional(),
    /** Who pays. */
    sponsor: text.optional(),
    from: day,
    until: day,
  })
  .refine(({ from, until }) => from <= until, {
    path: ['until'],
    error: ({ input }) => `a last day from ${(input as { from: string }).from} on`,
  });
export type OwnAd = z.infer<typeof ad>;

/** Empty where a key stands alone, as when its last entry was taken out. */
function entriesOf<Entry extends z.ZodType>(entry: Entry) {
  return listOf(entry)
    .nullish()
    .transform((entries) => entries ?? []);
}

/** What editors do by hand. A row or an entry that cannot be used is left out alone (lib/city/read/check-city.ts). */
export const desk = z.strictObject({
  pin: entriesOf(pin),
  hide: entriesOf(hide),
  pause: entriesOf(pause),
  ads: entriesOf(ad),
  corrections: entriesOf(correction),
  /** Emergencies for all cities of a network, shown with the city's own. */
  notices: entriesOf(frontNotice),
});
export type Desk = z.infer<typeof desk>;

/** A city with what its own desk says, then that of its network. */
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
