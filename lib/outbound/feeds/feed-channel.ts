import type { City } from '@/lib/city/city-type';
import { absoluteUrl } from '@/lib/outbound/addresses';
import type { FeedChannel, FeedEntry, FeedModel } from '@/lib/outbound/write/feed-model';

/** `path`: path of the feed's page. `idPath`: path for the feed's id, if another feed's id already uses `path`. */
type About = Pick<FeedChannel, 'title' | 'description' | 'rights'> & { path: string; idPath?: string };

/** Returns the latest time of the entries up to `now` (ms), so that a feed never claims a change in the future. */
function latest(entries: readonly FeedEntry[], now: number): Date | undefined {
  const times = entries.map(({ updated, published }) => Number(updated ?? published ?? Number.NaN));
  const past = times.filter((time) => time <= now);
  return past.length > 0 ? new Date(Math.max(...past)) : undefined;
}

/** Builds a city's feed, dated by its newest entry; `now` in ms. */
export function feedOf(
  city: City,
  { path, idPath = path, ...about }: About,
  entries: readonly FeedEntry[],
  now: number,
): FeedModel {
  return {
    ...about,
    id: absoluteUrl(city, idPath),
    home: absoluteUrl(city, path),
    locale: city.locale,
    publisher: { name: city.siteTitle, email: city.email },
    image: absoluteUrl(city, '/feed-image.png'),
    updated: latest(entries, now),
    entries,
  };
}
