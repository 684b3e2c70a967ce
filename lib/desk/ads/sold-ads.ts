import { withIsoDates } from '@/lib/base/dates/written-date';
import { shownText } from '@/lib/desk/forms/read-form';
import type { Data } from '@/lib/desk/yaml-values';

/** Maximum number of ads on a page, by height of their slot in px. If more ads run, they rotate by day. */
export const SLOTS = { 250: 3, 600: 1 } as const;
export type Slot = keyof typeof SLOTS;

/**
 * An ad as written in its file, but with dates in the form `2026-11-25`. `at`: its position in the city's
 * list; undefined in the list of ads for all cities.
 */
export type SoldAd = { at: number | undefined; name: string; slot: Slot; from: string; until: string };

const DAY_MS = 86_400_000;
const DAY = /^\d{4}-\d\d-\d\d$/;

/** Returns the name of an ad: its advertiser, else its text. */
export function adName({ sponsor, text }: Data): string {
  return String(sponsor || text || '');
}

/**
 * Reads an entry of `ads`. Returns undefined if its slot or dates are invalid, because the public site leaves the ad
 * out too.
 */
export function soldAd(entry: Data, at: number | undefined, isMonthFirst: boolean): SoldAd | undefined {
  const dated = withIsoDates(entry, isMonthFirst) as Data;
  const slot = Number(shownText({ kind: 'choice' }, entry.slot));
  const [from, until] = [dated.from, dated.until].map((day) => shownText({ kind: 'day' }, day));
  if (!(slot in SLOTS) || !from || !until || !DAY.test(from) || !DAY.test(until)) return undefined;
  return { at, name: adName(entry), slot: slot as Slot, from, until };
}

function runsOn({ from, until }: SoldAd, day: string): boolean {
  return from <= day && day <= until;
}

/**
 * Returns the ads that fill a new ad's slot on the first day that has no room for it; [] if every day has
 * room.
 */
export function adsInTheWay(ad: SoldAd, others: readonly SoldAd[]): SoldAd[] {
  const same = others.filter(({ slot }) => slot === ad.slot);
  const starts = [ad, ...same].map(({ from }) => from).filter((day) => runsOn(ad, day));
  const full = starts
    .toSorted()
    .map((day) => same.filter((one) => runsOn(one, day)))
    .find(({ length }) => length >= SLOTS[ad.slot]);
  return full ?? [];
}

export type Week = { from: string; until: string; ads: readonly SoldAd[] };

/** Returns `count` weeks, Sunday through Saturday, each with the ads that run in it. The first week contains `day`. */
export function soldWeeks(ads: readonly SoldAd[], day: string, count: number): Week[] {
  const start = Date.parse(day) - new Date(day).getUTCDay() * DAY_MS;
  const dayAt = (days: number) => new Date(start + days * DAY_MS).toISOString().slice(0, 10);
  return Array.from({ length: count }, (_, at) => {
    const [from, until] = [dayAt(7 * at), dayAt(7 * at + 6)];
    return { from, until, ads: ads.filter((ad) => ad.from <= until && from <= ad.until) };
  });
}
