import { authorPath } from '@/lib/blog/post-author';
import type { City } from '@/lib/city/city-type';
import { thisCity } from '@/lib/city/this-city';
import { targetHere } from '@/lib/news/sources/sections-here';
import { technicalFiles } from '@/lib/outbound/addresses';
import { headlinesPaths, ownPaths, sectionFeedPaths } from '@/lib/outbound/feeds/feed-list';
import { sitePages } from '@/lib/pages/site-pages';
import { isThere } from '@/lib/pages/what-is-there';
import { sectionPath, sections } from '@/lib/sections';

const known = new WeakMap<City, ReadonlySet<string>>();

/** Without posts and events: their sources decide on the case. */
function fixedPaths(): ReadonlySet<string> {
  const city = thisCity();
  const paths = known.get(city) ?? fixedPathsOf(city);
  known.set(city, paths);
  return paths;
}

function fixedPathsOf({ authors }: City): ReadonlySet<string> {
  return new Set([
    ...[...sitePages, ...technicalFiles].map(({ path }) => path),
    ...authors.map(authorPath),
    ...Object.values(ownPaths),
    ...Object.values(headlinesPaths),
    ...sections.flatMap((section) => [sectionPath(section), ...Object.values(sectionFeedPaths(section))]),
  ]);
}

/** The address in lower case; undefined where there is nothing to redirect to. */
export function inLowerCase(path: string): string | undefined {
  const lower = path.toLowerCase();
  if (lower === path) return undefined;
  return targetHere(lower) ?? (fixedPaths().has(lower) && isThere(lower) ? lower : undefined);
}
