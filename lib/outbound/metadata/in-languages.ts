import { authorByKey, type BlogEntry, postPath } from '@/lib/blog/blog-post';
import { getPosts } from '@/lib/blog/blog-store';
import type { City } from '@/lib/city/city-type';
import { editionsHere } from '@/lib/city/editions';
import { eventById } from '@/lib/events/event-store';
import { readTown } from '@/lib/front/towns/read-towns';
import { sectionAt, sectionPath } from '@/lib/messages/section-paths';
import { issuesHere } from '@/lib/morning/issue-store';
import { hasSection } from '@/lib/news/sources/sections-here';
import { absoluteUrl, eventPath } from '@/lib/outbound/addresses';
import { isThere, sitePages } from '@/lib/pages/site-pages';

const pageAt = (path: string) => sitePages.find((page) => page.path === path);

/** Whether the city has a page at a path, for pages whose path is the same in every language. */
async function isHere(city: City, path: string, room: string | undefined, name: string): Promise<boolean> {
  if (room === 'authors') return authorByKey(name, city) !== undefined;
  if (room === 'morning') return (await issuesHere(city, new Date())).some(({ day }) => day === name);
  if (room === 'towns') return ((await readTown(city, path))?.stories ?? []).length > 0;
  return pageAt(path) !== undefined && isThere(path, city);
}

async function findPost(city: City, test: (post: BlogEntry) => boolean): Promise<BlogEntry | undefined> {
  const posts = await getPosts(city);
  return posts.ok ? posts.value.find(test) : undefined;
}

/** Returns the city's path for a page; undefined if it has none. `id`: a post's id, which translations share. */
async function pathHere(city: City, path: string, id: string | undefined): Promise<string | undefined> {
  if (id !== undefined) {
    const post = await findPost(city, (entry) => entry.id === id);
    return post && postPath(post);
  }
  const section = sectionAt(path);
  if (section) return hasSection(city, section.feedKey) ? sectionPath(section, city) : undefined;
  const [, room, name = ''] = /^\/(authors|events|morning|towns)\/([^/]+)$/.exec(path) ?? [];
  if (room === 'events') {
    const found = await eventById(city, name, new Date());
    return found.state === 'event' ? eventPath(found.event) : undefined;
  }
  return (await isHere(city, path, room, name)) ? path : undefined;
}

/**
 * A page in one language edition. `url`: absolute; the front page if the edition lacks the page. `isPair`: whether
 * search engines should know that the pages are translations.
 */
export type InLanguage = { city: City; url: string; isPair: boolean };

/** Returns the page at an address in each language edition; [] if the city has only one language. */
export async function inLanguages(city: City, address: string): Promise<InLanguage[]> {
  const editions = editionsHere(city);
  if (editions.length === 0) return [];
  const [path = '', query] = address.split('?');
  // A search or filtered calendar keeps its query. The list of posts does not, because its pages differ by language.
  const kept = query !== undefined && path !== '/blog' ? `?${query}` : '';
  const isListed = query === undefined && pageAt(path)?.listed !== false;
  const id = (await findPost(city, (post) => postPath(post) === path))?.id;
  const all = editions.map(async (city) => {
    const here = await pathHere(city, path, id);
    const url = absoluteUrl(city, here === undefined ? '/' : here + kept);
    return { city, url, isPair: isListed && here !== undefined };
  });
  return Promise.all(all);
}
