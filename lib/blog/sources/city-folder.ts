import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Log } from '@/lib/base/log';
import { fail, type Outcome, ok } from '@/lib/base/outcome';
import { type BlogPost, blogPageSize } from '@/lib/blog/blog-post';
import type { BlogSource } from '@/lib/blog/blog-source';
import { newestFirst } from '@/lib/blog/newest-first';
import type { IsPublished } from '@/lib/blog/published';
import { type KnownPosts, nameOf, notePost } from '@/lib/blog/sources/known-posts';
import { type HowToRead, type PostFile, readPostFile } from '@/lib/blog/sources/post-file';
import type { City } from '@/lib/city/city-type';

type PlaceWithPosts = Pick<City, 'folder' | 'name' | 'siteTitle' | 'email'>;

/** A folder of Markdown files. */
export type PostFolder = Pick<HowToRead, 'words'> & { folder: string };

export type CityFolder = Pick<HowToRead, 'domain' | 'zone'> & {
  /** The first that holds a published post counts. */
  folders: readonly PostFolder[];
  known: KnownPosts;
  isPublished: IsPublished;
  tell: Log;
};

const defaultPosts = path.join(/*turbopackIgnore: true*/ process.cwd(), 'lib/city/defaults/posts');

export function ownPosts({ folder }: Pick<City, 'folder'>): string {
  return path.join(folder, 'posts');
}

/** The city's own posts; where it has none, those of all cities, on how the site works. */
export function postFolders(city: PlaceWithPosts): PostFolder[] {
  const { name, siteTitle, email } = city;
  return [{ folder: ownPosts(city) }, { folder: defaultPosts, words: { name, siteTitle, email } }];
}

/** Editors put a file away for a moment while they save. */
function isAway(error: unknown): boolean {
  return ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');
}

/** Empty without such a folder. */
async function filesIn(folder: string): Promise<string[]> {
  try {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.md'));
    return names.toSorted().map((name) => path.join(folder, name));
  } catch (error) {
    if (isAway(error)) return [];
    throw error;
  }
}

type Read = PostFile & { text: string };

/** Undefined for a file that is gone again. */
async function readOne(file: string, how: HowToRead): Promise<Read | undefined> {
  const name = nameOf(file);
  try {
    const text = await readFile(file, 'utf8');
    return { text, ...readPostFile(name, text, how) };
  } catch (error) {
    if (isAway(error)) return undefined;
    const { code, message } = error as NodeJS.ErrnoException;
    return { text: message, problem: `${name}: cannot be opened (${code})` };
  }
}

/** Each by itself: what is wrong with one takes no other away. */
async function readFolder({ folder, words }: PostFolder, place: CityFolder): Promise<BlogPost[]> {
  const { known, tell, domain, zone } = place;
  const files = await filesIn(folder);
  for (const file of known.keys())
    if (path.dirname(file) === folder && !files.includes(file)) known.delete(file);
  const reads = await Promise.all(
    files.map(async (file) => ({ file, read: await readOne(file, { domain, zone, words }) })),
  );
  // In the order of their names, whichever was read first: so the log and the doctor tell of them.
  const posts = reads.map(({ file, read }) => read && notePost(known, file, read, tell));
  return newestFirst(posts.filter((post) => post !== undefined));
}

/** Read once; in development at each asking, as after a folder that could not be listed. */
export function cityFolderSource(place: CityFolder): BlogSource {
  const read = new Map<PostFolder, Promise<BlogPost[]>>();
  const published = async (folder: PostFolder): Promise<BlogPost[]> => {
    const reading = read.get(folder) ?? readFolder(folder, place);
    read.set(folder, reading);
    return (await reading).filter(place.isPublished);
  };
  const posts = async (): Promise<Outcome<BlogPost[]>> => {
    if (process.env.NODE_ENV === 'development') read.clear();
    try {
      for (const folder of place.folders) {
        const found = await published(folder);
        if (found.length > 0) return ok(found);
      }
      return ok([]);
    } catch (error) {
      read.clear();
      return fail('odd-answer', (error as Error).message);
    }
  };
  return {
    async page(number) {
      const all = await posts();
      if (!all.ok) return all;
      const first = (number - 1) * blogPageSize;
      return ok({ entries: all.value.slice(first, first + blogPageSize), total: all.value.length });
    },
    async post(slug) {
      const all = await posts();
      return all.ok ? ok(all.value.find((post) => post.slug === slug)) : all;
    },
  };
}
