import type { DescribedFeed } from './describe-feed';
import type { ReadFeed } from './read-feeds';

const hourMs = 3_600_000;

/** `3 hours ago`, `5 days ago`. */
export function ageText(newest: Date, now: number): string {
  const hours = Math.max(0, Math.round((now - newest.getTime()) / hourMs));
  const [count, unit] = hours < 48 ? [hours, 'hour'] : [Math.round(hours / 24), 'day'];
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
}

/** `25 items, newest 3 hours ago, 12 of them local`. */
export function feedSummary({ items, local, newest }: DescribedFeed, now: number): string {
  const age = newest ? `newest ${ageText(newest, now)}` : 'without dates';
  return `${items} ${items === 1 ? 'item' : 'items'}, ${age}, ${local} of them local`;
}

function linesOf(read: ReadFeed, now: number): string[] {
  if ('why' in read) return [`  no  ${read.why}`];
  const { source, title, isUnplaced } = read.described;
  const from = read.written === source.url ? [] : [`      found for ${read.written}`];
  return [
    `  ok  ${title}: ${source.url}`,
    ...from,
    `      ${feedSummary(read.described, now)}; covers the ${source.covers}; ${read.robots}`,
    ...(isUnplaced
      ? ['      No story names a place around here. They count as local because you named the source.']
      : []),
  ];
}

/** What was found at each address, for the terminal. `now` in ms. */
export function feedLines(feeds: readonly ReadFeed[], now: number): string[] {
  return feeds.flatMap((read) => linesOf(read, now));
}
