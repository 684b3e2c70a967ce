import type { City } from '@/lib/city/city-type';
import { notFoundAddress } from '@/lib/server/finished/cache-lifetime';
import { keyOf } from '@/lib/server/finished/make-response';

type Pages = { get: (key: string) => unknown };

/** ms. Whoever comes right after the start waits for one page's work, not for two. */
export const betweenPages = 10_000;

export type Served = {
  only: City | undefined;
  all: readonly City[];
  /** Whether posts are fetched from a host (BLOG_API_URL): it is not asked for all of them at each start. */
  postsAreFetched: boolean;
};

/** The feed of posts needs the text of each. */
function askedFirst({ only, postsAreFetched }: Served): string[] {
  if (!only) return [notFoundAddress];
  return postsAreFetched ? ['/'] : ['/', '/rss.xml'];
}

/**
 * Makes pages before their readers come, with a rest between two. Of the only city those that are asked for first. Of a
 * network, whose cities mostly wait for no reader, one page of one city, for which no news is fetched: the framework
 * loads and compiles code with its first page, whichever that is.
 */
export async function warmUp(
  pages: Pages,
  served: Served,
  rest: (ms: number) => Promise<void>,
): Promise<void> {
  const city = served.only ?? served.all[0];
  if (!city) return;
  for (const [place, url] of askedFirst(served).entries()) {
    if (place > 0) await rest(betweenPages);
    await pages.get(keyOf(city.key, url, false));
  }
}
