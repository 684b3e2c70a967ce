import path from 'node:path';
import { log } from '@/lib/base/log';
import { fail, type Outcome, ok } from '@/lib/base/outcome';
import { outsideRequests } from '@/lib/base/process-wide';
import type { BlogPost, BlogSource } from '@/lib/blog/blog-post';
import { type IsPublished, isTakenDown, publishedIn } from '@/lib/blog/published';
import { type KnownPosts, knownPosts } from '@/lib/blog/sources/known-posts';
import { type PostFolder, type PostReading, readPostFolder } from '@/lib/blog/sources/post-folder';
import type { City } from '@/lib/city/city-type';
import { inheritedFolder } from '@/lib/city/inherited-folder';
import { sectionsHere } from '@/lib/news/sources/sections-here';
import { findPhoto } from '@/lib/pictures/photos/find-photo';
import { findWholePhoto } from '@/lib/pictures/proxy/read-photo';
import type { Settings } from '@/lib/settings/settings';

type CityFolder = PostReading & {
  /** Folders in order of preference. The first one with a published post is used. */
  folders: readonly PostFolder[];
  isPublished: IsPublished;
  /** Whether desk.yaml hides a post. A folder is used even if all its posts are hidden. */
  isTakenDown?: IsPublished;
};

export function ownPosts({ folder }: Pick<City, 'folder'>): string {
  return path.join(folder, 'posts');
}

/**
 * Returns the city's own folder, then the folder of default posts in its language. The default posts explain
 * how the site works.
 */
export function postFolders(
  city: Pick<City, 'folder' | 'name' | 'siteTitle' | 'email' | 'locale'>,
): PostFolder[] {
  const { name, siteTitle, email, locale } = city;
  const inherited = { folder: inheritedFolder('posts', city), words: { name, siteTitle, email, locale } };
  return [{ folder: ownPosts(city) }, inherited];
}

/**
 * Returns a source that reads each folder only once, except in development and after a folder could not be
 * listed.
 */
export function cityFolderSource(place: CityFolder): BlogSource {
  const read = new Map<PostFolder, Promise<BlogPost[]>>();
  const postsIn = (folder: PostFolder): Promise<BlogPost[]> => {
    const reading = read.get(folder) ?? outsideRequests(() => readPostFolder(folder, place));
    read.set(folder, reading);
    return reading;
  };
  const posts = async (isShown: IsPublished): Promise<Outcome<BlogPost[]>> => {
    if (process.env.NODE_ENV === 'development') read.clear();
    try {
      for (const folder of place.folders) {
        const all = await postsIn(folder);
        const found = all.filter(isShown);
        if (found.length > 0 || all.some((post) => place.isTakenDown?.(post))) return ok(found);
      }
      return ok([]);
    } catch (error) {
      read.clear();
      return fail('odd-answer', (error as Error).message);
    }
  };
  const post = async (slug: string, isShown: IsPublished): Promise<Outcome<BlogPost | undefined>> => {
    const all = await posts(isShown);
    return all.ok ? ok(all.value.find((post) => post.slug === slug)) : all;
  };
  return {
    list: () => posts(place.isPublished),
    post: (slug) => post(slug, place.isPublished),
    unpublished: (slug) => post(slug, () => true),
  };
}

function optionsOf(city: City) {
  return { zone: city.timeZone, locale: city.locale, sections: sectionsHere(city) };
}

/** Reads all posts in a city's folder, published or not, without logging. Returns them by file. */
export async function everyPost(city: City, domain: string): Promise<Outcome<KnownPosts>> {
  const known: KnownPosts = new Map();
  const source = cityFolderSource({
    ...optionsOf(city),
    folders: [{ folder: ownPosts(city) }],
    domain,
    photos: (name) => findWholePhoto(name, city),
    known,
    isPublished: () => true,
    tell: () => undefined,
  });
  const list = await source.list();
  return list.ok ? ok(known) : list;
}

/** Returns a source for the posts in a city's folder. */
export function citySource(city: City, { blogDomain }: Settings): BlogSource {
  return cityFolderSource({
    ...optionsOf(city),
    folders: postFolders(city),
    domain: blogDomain,
    photos: (name) => findPhoto(name, city),
    known: knownPosts(city),
    isPublished: publishedIn(city.key, Date.now),
    isTakenDown: (post) => isTakenDown(city.key, post),
    tell: (level, what, facts) => log(level, what, { city: city.key, ...facts }),
  });
}
