import { authorByKey, type BlogEntry, postPath } from '@/lib/blog/blog-post';
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

/** Whether the city in hand has what is at a path that is the same in every language. */
async function isHere(path: string): Promise<boolean> {
  const [, room, name = ''] = /^\/(events|authors|towns)\/([^/]+)$/.exec(path) ?? [];
  if (room === 'events') return (await eventById(name)).state === 'event';
  if (room === 'authors') return authorByKey(name, thisCity()) !== undefined;
  if (room === 'towns') return (await readTown(path)) !== undefined;
  return pagesHere(thisCity()).some((page) => page.path === path);
}

/** Of the city in hand. */
async function postWhere(is: (post: BlogEntry) => boolean): Promise<BlogEntry | undefined> {
  const posts = await allPosts();
  return posts.ok ? posts.value.find(is) : undefined;
}

/** `id`: of the post that is at the path, whose translations have the same. */
async function pathHere(path: string, id: string | undefined): Promise<string | undefined> {
  if (id !== undefined) {
    const post = await postWhere((one) => one.id === id);
    return post && postPath(post);
  }
  const section = sectionAt(path);
  if (section) return hasSection(section.feedKey) ? sectionPath(section) : undefined;
  return (await isHere(path)) ? path : undefined;
}

/** `url`: of the page; undefined where the edition has none. `home`: of its front page. Absolute. */
export type InLanguage = { city: City; url?: string; home: string };

/** The page at a path of the city in hand in each language that the paper has; empty where it has but one. */
export async function inLanguages(path: string): Promise<InLanguage[]> {
  const editions = editionsHere();
  if (editions.length === 0) return [];
  const id = (await postWhere((post) => postPath(post) === path))?.id;
  const all = editions.map((city) =>
    inCity(city.key, async () => {
      const here = await pathHere(path, id);
      return { city, home: absoluteUrl('/'), ...(here !== undefined && { url: absoluteUrl(here) }) };
    }),
  );
  return Promise.all(all);
}
