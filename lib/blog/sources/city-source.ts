import { log } from '@/lib/base/log';
import { processWide } from '@/lib/base/process-wide';
import type { BlogSource } from '@/lib/blog/blog-source';
import { publishedIn } from '@/lib/blog/published';
import { cityFolderSource, postFolders } from '@/lib/blog/sources/city-folder';
import type { KnownPosts } from '@/lib/blog/sources/known-posts';
import type { City } from '@/lib/city/city-type';
import { thisCity } from '@/lib/city/this-city';
import type { Settings } from '@/lib/settings/settings';

const byFolder = processWide('known posts', () => new Map<string, KnownPosts>());

/** Of a city, as far as its posts were asked for; by its folder, since an edit makes another City of it. */
export function knownPosts({ folder }: Pick<City, 'folder'>): KnownPosts {
  const known: KnownPosts = byFolder.get(folder) ?? new Map();
  byFolder.set(folder, known);
  return known;
}

/** The posts in the folder of the city in hand. */
export function citySource({ blogDomain }: Settings): BlogSource {
  const city = thisCity();
  return cityFolderSource({
    folders: postFolders(city),
    domain: blogDomain,
    zone: city.timeZone,
    known: knownPosts(city),
    isPublished: publishedIn(city.key, Date.now),
    tell: (level, what, facts) => log(level, what, { city: city.key, ...facts }),
  });
}
