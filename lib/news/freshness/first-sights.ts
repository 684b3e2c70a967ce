import type { NewsItem, ParsedItem } from '@/lib/news/news-item';
import { counted } from '@/lib/news/tally/item-tally';

type Match = { item: ParsedItem; before?: NewsItem };

/** Undefined where two have the name. */
function itemsBy(items: readonly NewsItem[], nameOf: (item: NewsItem) => string) {
  const named = new Map<string, NewsItem | undefined>();
  for (const item of items) named.set(nameOf(item), named.has(nameOf(item)) ? undefined : item);
  return named;
}

/** By id, else by a link that is unique or has the same title: a changed guid makes no new story. */
function matched(items: readonly ParsedItem[], before: readonly NewsItem[]): Match[] {
  const storyOf = ({ link, title }: ParsedItem) => `${link} ${title}`;
  const byId = itemsBy(before, ({ id }) => id);
  const byStory = itemsBy(before, storyOf);
  const byLink = itemsBy(before, ({ link }) => link);
  const links = counted(items.map(({ link }) => link));
  return items.map((item) => {
    const known = byId.get(item.id) ?? byStory.get(storyOf(item));
    return { item, before: known ?? (links[item.link] === 1 ? byLink.get(item.link) : undefined) };
  });
}

/** In ms, how far its date has moved; undefined where one of the two has none. */
function moveOf({ item, before }: Match): number | undefined {
  return item.pubDate && before?.pubDate && item.pubDate.getTime() - before.pubDate.getTime();
}

const fewestMoves = 3;

/** Whether a feed writes the moment of asking on all its items: such dates are not those of the stories (quirk 22). */
function isDatedByAsking(matches: readonly Match[]): boolean {
  const moves = matches.map(moveOf).filter((move) => move !== undefined);
  return moves.length >= fewestMoves && moves.every((move) => move > 0);
}

/** In the future: the clock was ahead then. */
function noLater(seen: Date | undefined, now: number): Date {
  return seen && seen.getTime() <= now ? seen : new Date(now);
}

/** The items with when they, and dates that have moved, were first seen; `before`: the copy that they replace. */
export function withFirstSights(
  items: readonly ParsedItem[],
  before: readonly NewsItem[],
  now: number,
): NewsItem[] {
  const matches = matched(items, before);
  const byAsking = isDatedByAsking(matches);
  return matches.map((match) => {
    const { item, before: known } = match;
    const isMoved = known && item.pubDate && moveOf(match) !== 0 && !byAsking;
    const dateSeen = isMoved ? new Date(now) : known?.dateSeen;
    const firstSeen = noLater(known?.firstSeen, now);
    return { ...item, firstSeen, ...(item.pubDate && dateSeen && { dateSeen: noLater(dateSeen, now) }) };
  });
}
