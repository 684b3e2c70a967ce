import { createHash } from 'node:crypto';
import { canonicalLink } from '@/lib/news/find/address/canonical-link';
import { ladder } from '@/lib/news/find/elements';
import type { ParsedItem } from '@/lib/news/news-item';
import type { RawItem } from '@/lib/news/parse/raw-feed';

const longest = 300;

/**
 * An item that has no name yet, with what its feed calls it. `midnightDay`: its hour is midnight sharp, and this is the
 * day, in case the feed means days.
 */
export type Unnamed = { guid?: string; item: Omit<ParsedItem, 'id'>; midnightDay?: Date };

function short(id: string): string {
  return id.length <= longest ? id : createHash('sha256').update(id).digest('base64url');
}

/** What the feed itself calls the item; '0' is a name like any other (quirk 18). */
export function guidOf(item: RawItem): string | undefined {
  return ladder(item, ['guid', 'id', 'atom:id', 'dc:identifier']).find((element) => element.text !== '')
    ?.text;
}

/** The names that an item could have, plainest first: guid, else link; with its link; with its title too. */
function possibleNames({ guid, item: { link, title } }: Unnamed): string[] {
  return guid === undefined
    ? [link, `${link} ${title}`]
    : [guid, `${guid} ${link}`, `${guid} ${link} ${title}`];
}

function repeatedIn(names: readonly string[]): ReadonlySet<string> {
  const once = new Set<string>();
  return new Set(names.filter((name) => once.size === once.add(name).size));
}

/** Of items that share guid, title and address (tracking apart) the first: nothing tells the others from it. */
function withoutDoubles(items: readonly Unnamed[]): Unnamed[] {
  const names = items.map(({ guid, item }) => JSON.stringify([guid, item.title]));
  const repeated = repeatedIn(names);
  const known = new Set<string>();
  return items.filter(({ item: { link } }, i) => {
    const name = names[i] ?? '';
    if (!repeated.has(name)) return true;
    return known.size !== known.add(`${name} ${canonicalLink(link)}`).size;
  });
}

/**
 * Gives each item of a feed a name that is its own there and stays (quirk 18): its guid, else its link, and where another
 * item has the same one, link and title besides. What has its own guid, link or title is an item of its own; only
 * what differs in none of them is there twice and goes.
 */
export function namedItems(items: readonly Unnamed[]): ParsedItem[] {
  const distinct = withoutDoubles(items);
  const ladders = distinct.map(possibleNames);
  const repeated: ReadonlySet<string>[] = [];
  // Where no name is repeated, which is nearly always, the longer ones are not looked at.
  for (let rung = 0; rung < 3 && repeated.at(-1)?.size !== 0; rung++)
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
