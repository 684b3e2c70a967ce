import path from 'node:path';
import { allEntries } from '@/lib/blog/all-entries';
import type { BlogEntry, BlogPage, BlogPost } from '@/lib/blog/blog-post';
import type { BlogSource } from '@/lib/blog/blog-source';
import { cityFolderSource } from '@/lib/blog/sources/city-folder';
import { thisCity } from '@/lib/city/this-city';
import type { Outcome } from '@/lib/news/outcome';
import { settings } from '@/lib/settings';

function createDesk(): BlogSource {
  const { city, siteUrl } = settings();
  return cityFolderSource({
    folder: path.join(/*turbopackIgnore: true*/ process.cwd(), 'lib/city', city, 'posts'),
    domain: new URL(siteUrl).hostname.replace(/^www\./, ''),
    zone: thisCity().timeZone,
  });
}

// Pages and route handlers are bundled apart and would each have a desk of their own: one per process it is.
const shared = globalThis as typeof globalThis & { blogDesk?: BlogSource };

function desk(): BlogSource {
  shared.blogDesk ??= createDesk();
  return shared.blogDesk;
}

/** A page of the list, ten posts, newest first, counted from 1; past the end it has no entries. */
export function blogPage(number: number): Promise<Outcome<BlogPage>> {
  return desk().page(number);
}

/** A post by its slug; undefined where there is none. */
export function blogPost(slug: string): Promise<Outcome<BlogPost | undefined>> {
  return desk().post(slug);
}

/** Every post as the list has it, newest first, for feeds, site maps and search. */
export function allPosts(): Promise<Outcome<readonly BlogEntry[]>> {
  return allEntries(desk().page);
}
