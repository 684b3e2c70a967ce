import { createHash } from 'node:crypto';
import { canonicalLink } from '@/lib/news/canonical-link';
import { namesOf } from '@/lib/news/fields/element-names';
import type { ParsedItem } from '@/lib/news/news-item';
import { ladder, type RawElement } from '@/lib/news/parse/raw-feed';

const longest = 300;

/** `midnightDay`: the day of an hour at midnight sharp, in case the feed means whole days. */
export type Unnamed = { guid?: string; item: Omit<ParsedItem, 'id'>; midnightDay?: Date };

function short(id: string): string {
  return id.length <= longest ? id : createHash('sha256').update(id).digest('base64url');
}

/** '0' is an id like any other (quirk 18). */
export function guidOf(item: RawElement): string | undefined {
  return ladder(item, ['guid', ...namesOf.id]).find((element) => element.text !== '')?.text;
}

const TICKS = /\/\d{18}$/;

/** CivicPlus ends the address of an event in the ticks of a moment that moves: what stays is the address. */
export function withoutTicks(guid: string | undefined, link: string): string | undefined {
  return guid?.replace(TICKS, '') === link ? link : guid;
}

/** A calendar lists an event once for each of its days. */
function dayOf({ calendar }: Unnamed['item']): string[] {
  return calendar ? [`${calendar.dates} ${calendar.times ?? ''}`] : [];
}

/** The shortest first. */
function possibleNames({ guid, item }: Unnamed): string[] {
  const { link, title } = item;
  const names =
    guid === undefined ? [link, `${link} ${title}`] : [guid, `${guid} ${link}`, `${guid} ${link} ${title}`];
  return [...names, ...dayOf(item).map((day) => `${names.at(-1)} ${day}`)];
}

const mostNames = 4;

function repeatedIn(names: readonly string[]): ReadonlySet<string> {
  const once = new Set<string>();
  return new Set(names.filter((name) => once.size === once.add(name).size));
}

/** Of items with the same guid, title, day and address (apart from tracking), the first. */
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

/** Ids unique in the feed that stay (quirk 18): guid, else link; where it is taken, with link and title. */
export function namedItems(items: readonly Unnamed[]): ParsedItem[] {
  const distinct = withoutDoubles(items);
  const ladders = distinct.map(possibleNames);
  const repeated: ReadonlySet<string>[] = [];
  // Ids hardly ever repeat: the longer ones are not looked at then.
  for (let rung = 0; rung < mostNames && repeated.at(-1)?.size !== 0; rung++)
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
