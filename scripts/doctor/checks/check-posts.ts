import { cityFolderSource, ownPosts } from '@/lib/blog/sources/city-folder';
import { type KnownPosts, wrongPosts } from '@/lib/blog/sources/known-posts';
import type { City } from '@/lib/city/city-type';
import { cityStore } from '@/lib/city/this-city';
import type { Settings } from '@/lib/settings/settings';
import type { Finding } from '../finding';

async function problemsOf(city: City, { blogDomain: domain }: Settings): Promise<string[]> {
  const known: KnownPosts = new Map();
  const folders = [{ folder: ownPosts(city) }];
  const place = { folders, domain, zone: city.timeZone, known, tell: () => undefined };
  const page = await cityFolderSource(place).page(1);
  return page.ok ? wrongPosts(known).map(({ problem }) => problem) : [page.failure.detail];
}

async function checkCity(city: City, now: Settings): Promise<Finding[]> {
  const [first, ...others] = await problemsOf(city, now);
  if (first === undefined) return [];
  return [
    {
      area: 'blog',
      subject: `the posts of ${city.key}`,
      state: 'wrong',
      found: first,
      ...(others.length > 0 && { details: others }),
      todo: 'Until it is mended the site shows the last good text of the post, and after a start not the post.',
    },
  ];
}

/** Posts in the folders of CITIES_DIR that cannot be read, with file and line; none where a functions host has them. */
export async function checkPosts(now: Settings): Promise<Finding[]> {
  if (now.blogApi) return [];
  const found: Finding[] = [];
  for (const city of cityStore().cities()) found.push(...(await checkCity(city, now)));
  return found;
}
