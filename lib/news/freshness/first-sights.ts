import { squashed } from '@/lib/base/text/excerpt/trim-tails';
import { canonicalLink } from '@/lib/news/canonical-link';
import { counted } from '@/lib/news/item-tally';
import type { NewsItem, ParsedItem } from '@/lib/news/news-item';

type Match = { item: ParsedItem; before?: NewsItem };

/** Maps each name to its item, or to undefined if several items share the name. */
function itemsBy(items: readonly NewsItem[], nameOf: (item: NewsItem) => string) {
  const named = new Map<string, NewsItem | undefined>();
  for (const item of items) named.set(nameOf(item), named.has(nameOf(item)) ? undefined : item);
  return named;
}

/**
 * Matches items to known items by id, else by link and title, else by a unique link, else by page, title and
 * date, because guids and links change.
 */
function matched(items: readonly ParsedItem[], before: readonly NewsItem[]): Match[] {
  const linkOf = ({ link }: ParsedItem) => canonicalLink(link);
  const storyOf = (item: ParsedItem) => `${linkOf(item)} ${item.title}`;
  // Compare page, title and date. The query is left out, because it may contain a counter.
  const pageOf = ({ link, title, pubDate }: ParsedItem) =>
    `${link.replace(/[?#].*/, '')} ${title} ${pubDate}`;
  const byId = itemsBy(before, ({ id }) => id);
  const byStory = itemsBy(before, storyOf);
  const byLink = itemsBy(before, linkOf);
  const byPage = itemsBy(before, pageOf);
  const links = counted(items.map(linkOf));
  return items.map((item) => {
    const known = byId.get(item.id) ?? byStory.get(storyOf(item));
    const same = links[linkOf(item)] === 1 ? byLink.get(linkOf(item)) : undefined;
    return { item, before: known ?? same ?? byPage.get(pageOf(item)) };
  });
}

/** Returns how far an item's date has moved (ms); undefined if the old or new date is missing. */
function moveOf({ item, before }: Match): number | undefined {
  return item.pubDate && before?.pubDate && item.pubDate.getTime() - before.pubDate.getTime();
}

const MIN_MOVES = 3;

/** Whether a feed dates all its items with the time of the fetch (quirk 22). */
function isDatedByFetch(matches: readonly Match[]): boolean {
  const moves = matches.map(moveOf).filter((move) => move !== undefined);
  return moves.length >= MIN_MOVES && moves.every((move) => move > 0);
}

/** Whether a story was updated: its date is later, and its title differs in more than case and punctuation. */
function isUpdatedStory(match: Match): boolean {
  const { item, before } = match;
  return (moveOf(match) ?? 0) > 0 && squashed(item.title) !== squashed(before?.title ?? '');
}

/** Whether an event's title, day or hours changed. */
function hasNewEvent({ item, before }: Match): boolean {
  const facts = ({ title, calendar }: ParsedItem) => [title, calendar?.dates, calendar?.times].join('\n');
  return Boolean(item.calendar && before?.calendar) && facts(item) !== facts(before as NewsItem);
}

/** Returns `seen`, or now if it is missing or lies in the future because a clock was wrong. */
function noLater(seen: Date | undefined, now: number): Date {
  return seen && seen.getTime() <= now ? seen : new Date(now);
}

/**
 * Adds the times at which this site first saw each item, its new date, its new title and changes of its
 * event. `before`: the items of the last good response.
 */
export function withFirstSights(
  items: readonly ParsedItem[],
  before: readonly NewsItem[],
  now: number,
): NewsItem[] {
  const matches = matched(items, before);
  const byFetch = isDatedByFetch(matches);
  return matches.map((match) => {
    const { item, before: known } = match;
    const isMoved = known && item.pubDate && moveOf(match) !== 0 && !byFetch;
    const dateSeen = isMoved ? new Date(now) : known?.dateSeen;
    const wordsSeen = isMoved && isUpdatedStory(match) ? new Date(now) : known?.wordsSeen;
    const eventChanged = hasNewEvent(match) ? new Date(now) : known?.eventChanged;
    return {
      ...item,
      firstSeen: noLater(known?.firstSeen, now),
      ...(eventChanged && { eventChanged: noLater(eventChanged, now) }),
      ...(item.pubDate && dateSeen && { dateSeen: noLater(dateSeen, now) }),
      ...(item.pubDate && wordsSeen && { wordsSeen: noLater(wordsSeen, now) }),
    };
  });
}
