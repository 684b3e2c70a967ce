import type { Held } from '@/components/desk/front/today';
import { longDate } from '@/lib/base/dates/format-date';
import { isMonthFirstIn, readWrittenDate } from '@/lib/base/dates/written-date';
import { endOf } from '@/lib/base/dates/zone-time';
import { momentIn } from '@/lib/blog/views/preview-view';
import type { City } from '@/lib/city/city-type';
import { entryFingerprint, openList } from '@/lib/desk/open-list';
import type { DeskTexts } from '@/lib/desk/texts/desk-texts';
import type { Data } from '@/lib/desk/yaml-values';
import { feedStore } from '@/lib/news/freshness/open-feed-store';
import { type DeskContext, type DeskRequest, networkFolder } from '@/scripts/desk/context';

/** Lists in desk.yaml that the Today page can change. */
export const ROWS = ['pin', 'hide', 'pause'] as const;
export type Row = (typeof ROWS)[number];

/**
 * Returns an end time in the schema's format, such as 2026-12-05T10:00. Text that is not a date stays
 * unchanged.
 */
export function isoEnd(city: City, typed: string): string {
  return readWrittenDate(typed, isMonthFirstIn(city.locale)) ?? typed;
}

/**
 * Returns an end time in words: "November 30, 2026, 5 a.m.", or only the day. Text that is not a date stays
 * unchanged.
 */
export function endInWords(city: City, typed: string): string {
  const until = isoEnd(city, typed);
  const end = endOf(until, city.timeZone);
  if (Number.isNaN(end)) return until;
  return until.includes('T') ? momentIn(city, new Date(end)) : longDate(new Date(end - 1), city);
}

/** Returns whether an end time is in the past; false for text that is not a date. */
export function isOver({ clock }: Pick<DeskContext, 'clock'>, city: City, until: string): boolean {
  return endOf(isoEnd(city, until), city.timeZone) <= clock();
}

/** Describes an entry of desk.yaml: its subject, and what it does. `titles`: titles of stored headlines by address. */
function inWords(
  { today }: DeskTexts,
  city: City,
  row: Row,
  entry: Data,
  titles: ReadonlyMap<string, string>,
) {
  const { link, source, words, picture } = entry;
  const [reason, until] = [String(entry.reason ?? ''), endInWords(city, String(entry.until ?? ''))];
  if (picture) return { what: reason, says: today.isPictureHidden(String(picture)) };
  const about = [link && (titles.get(String(link)) ?? link), source, words && [words].flat().join(', ')];
  const says = {
    pin: () => today.isPinned(until),
    hide: () => (words ? today.areHidden : today.isHidden)(reason),
    pause: () => today.isPaused(until),
  };
  return { what: about.filter(Boolean).join(' · '), says: says[row]() };
}

/** Returns the entries in the city's and the network's desk.yaml that have not ended. */
export async function heldNow(context: DeskContext, c: DeskRequest): Promise<Held[]> {
  const { texts, city } = c.var;
  const items = feedStore()
    .records()
    .flatMap((record) => record.items);
  const titles = new Map(items.map(({ link, title }) => [link, title]));
  const held: Held[] = [];
  for (const where of [city, networkFolder(context)])
    for (const row of ROWS)
      for (const [at, entry] of (await openList(where, 'desk', row)).list.entries()) {
        const { until } = entry;
        if (until !== undefined && isOver(context, city, String(until))) continue;
        const { what, says } = inWords(texts, city, row, entry, titles);
        held.push({
          what,
          says: says + (where.key === '' ? ` (${texts.today.inAll})` : ''),
          fields: { key: where.key, row, at: String(at), was: entryFingerprint(entry) },
        });
      }
  return held;
}
