import { thisCity } from '@/lib/city/this-city';
import { absoluteUrl } from '@/lib/outbound/addresses';
import type { FeedChannel } from '@/lib/outbound/feeds/feed-model';
import { iconPath } from '@/lib/pages/brand';
import { settings } from '@/lib/settings/settings';

/** `path`: of the page; of the feed's id too, unless that is another feed's. */
type About = Pick<FeedChannel, 'title' | 'description' | 'rights'> & { path: string; idPath?: string };

export function feedChannel({ path, idPath = path, ...about }: About): Omit<FeedChannel, 'updated'> {
  const city = thisCity();
  return {
    ...about,
    id: absoluteUrl(idPath),
    home: absoluteUrl(path),
    locale: city.locale,
    publisher: { name: city.siteTitle, email: city.email },
    image: absoluteUrl(iconPath('/feed-image.png', city)),
    hub: settings().websubHub,
  };
}

/** The latest time not after `now` (ms): a feed never says that it will have changed. */
export function latest(times: readonly (Date | undefined)[], now: number): Date | undefined {
  const past = times.flatMap((time) => (time && time.getTime() <= now ? [time.getTime()] : []));
  return past.length > 0 ? new Date(Math.max(...past)) : undefined;
}
