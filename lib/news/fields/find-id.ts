import { createHash } from 'node:crypto';
import { canonicalLink } from '@/lib/news/canonical-link';
import { namesOf } from '@/lib/news/fields/element-names';
import type { ParsedItem } from '@/lib/news/news-item';
import { ladder, type RawElement } from '@/lib/news/parse/raw-feed';

const MAX_ID = 300;

/**
 * An item before it gets an id. `midnightDay`: the item's day if its time is exactly midnight, because the feed may
 * mean the whole day.
 */
export type Unnamed = { guid?: string; item: Omit<ParsedItem, 'id'>; midnightDay?: Date };

function short(id: string): string {
  return id.length <= MAX_ID ? id : createHash('sha256').update(id).digest('base64url');
}

/** Returns an item's guid or, without one, the text of another id element; '0' is a valid id (quirk 18). */
export function guidOf(item: RawElement): string | undefined {
  return ladder(item, ['guid', ...namesOf.id]).find((element) => element.text !== '')?.text;
}

const TICKS = /\/\d{18}$/;

/** Removes the .NET ticks that CivicPlus appends to an event's address, because they change. */
export function withoutTicks(guid: string | undefined, link: string): string | undefined {
  return guid?.replace(TICKS, '') === link ? link : guid;
}

/** Returns an event's day and hours. They are part of its id, because calendars list an event once per day. */
function dayOf({ calendar }: Unnamed['item']): string[] {
  return calendar ? [`${calendar.dates} ${calendar.times ?? ''}`] : [];
}

/** Returns candidate ids, the shortest first. */
function possibleNames({ guid, item }: Unnamed): string[] {
  const { link, title } = item;
  const names =
    guid === undefined ? [link, `${link} ${title}`] : [guid, `${guid} ${link}`, `${guid} ${link} ${title}`];
  return [...names, ...dayOf(item).map((day) => `${names.at(-1)} ${day}`)];
}

const MAX_NAMES = 4;

function repeatedIn(names: readonly string[]): ReadonlySet<string> {
  const once = new Set<string>();
  return new Set(names.filter((name) => once.size === once.add(name).size));
}

/** Keeps only the first of several items with the same guid, title, day and address (without tracking parameters). */
function withoutDoubles(items: readonly Unnamed[]): Unnamed[] {
  const names = items.map(({ guid, item }) => JSON.stringify([guid, item.title, ...dayOf(item)]));
  const repeated = repeatedIn(names);
  const known = new Set<string>();
  return items.filter(({ item: { link } }, i) => {
    const name = names[i] ?? '';
    if (!repeated.has(name)) return true;
    return known.size !== known.add(`${name} ${canonicalLink(link)}`).size;
  });
}

/**
 * Gives each item an id that is stable and unique in its feed (quirk 18): its guid or link. If several items share it,
 * link, title, day and finally the position in the feed are added.
 */
export function namedItems(items: readonly Unnamed[]): ParsedItem[] {
  const distinct = withoutDoubles(items);
  const ladders = distinct.map(possibleNames);
  const repeated: ReadonlySet<string>[] = [];
  // Shorter ids rarely repeat, so compare the longer ones only if they do.
  for (let rung = 0; rung < MAX_NAMES && repeated.at(-1)?.size !== 0; rung++)
    repeated.push(repeatedIn(ladders.map((names) => names[rung] ?? names.join(' '))));
  const taken = new Set<string>();
  return distinct.map(({ item }, i) => {
    const names = ladders[i] ?? [];
    const rung = names.findIndex((name, at) => !repeated[at]?.has(name));
    const name = short(names.at(rung) ?? '');
    const id = taken.has(name) ? short(`${name} ${i}`) : name;
    taken.add(id);
    return { id, ...item };
  });
}
