import { authorByKey } from '@/lib/blog/blog-post';
import { allPosts } from '@/lib/blog/blog-store';
import type { City } from '@/lib/city/city-type';
import { editionsHere } from '@/lib/city/editions';
import { inCity, thisCity } from '@/lib/city/this-city';
import { eventById } from '@/lib/events/event-store';
import { readTown } from '@/lib/front/towns/read-towns';
import { sectionAt, sectionPath } from '@/lib/messages/section-paths';
import { hasSection } from '@/lib/news/sources/sections-here';
import { absoluteUrl } from '@/lib/outbound/addresses';
import { pagesHere } from '@/lib/pages/site-pages';

/** Whether the city in hand has what is at a path that is the same in every language; a post is translated under its name. */
async function isHere(path: string): Promise<boolean> {
  const [, room, name = ''] = /^\/(blog|events|authors|towns)\/([^/]+)$/.exec(path) ?? [];
  if (room === 'events') return (await eventById(name)).state === 'event';
  if (room === 'authors') return authorByKey(name, thisCity()) !== undefined;
  if (room === 'towns') return (await readTown(path)) !== undefined;
  if (room === undefined) return pagesHere(thisCity()).some((page) => page.path === path);
  const posts = await allPosts();
  return posts.ok && posts.value.some(({ slug }) => slug === name);
}

async function pathHere(path: string): Promise<string | undefined> {
  const section = sectionAt(path);
  if (section) return hasSection(section.feedKey) ? sectionPath(section) : undefined;
  return (await isHere(path)) ? path : undefined;
}

/** `url`: of the page; undefined where the edition has none. `home`: of its front page. Absolute. */
export type InLanguage = { city: City; url?: string; home: string };

/** The page at a path of the city in hand in each language that the paper has; empty where it has but one. */
export function inLanguages(path: string): Promise<InLanguage[]> {
  const all = editionsHere().map((city) =>
    inCity(city.key, async () => {
      const here = await pathHere(path);
      return { city, home: absoluteUrl('/'), ...(here !== undefined && { url: absoluteUrl(here) }) };
    }),
  );
  return Promise.all(all);
}
