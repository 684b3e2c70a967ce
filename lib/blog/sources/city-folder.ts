import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { matter } from 'vfile-matter';
import { fail, type Outcome, ok } from '@/lib/base/outcome';
import { type BlogPost, blogPageSize } from '@/lib/blog/blog-post';
import type { BlogSource } from '@/lib/blog/blog-source';
import { newestFirst } from '@/lib/blog/newest-first';
import { complaintOf, postSchema } from '@/lib/blog/post-schema';
import type { City } from '@/lib/city/city-type';
import { fillIn } from '@/lib/city/complete/fill-in';

type PlaceWithPosts = Pick<City, 'folder' | 'name' | 'siteTitle' | 'email'>;

export type PostFolder = {
  /** Of Markdown files, each named for its slug. */
  folder: string;
  /** For the gaps in the posts of all cities, such as `{name}`. */
  words?: Readonly<Record<string, string>>;
};

export type CityFolder = {
  /** The first that holds a post counts. */
  folders: readonly PostFolder[];
  domain: string;
  zone: string;
};

const defaultPosts = path.join(/*turbopackIgnore: true*/ process.cwd(), 'lib/city/defaults/posts');

/** The city's own posts; where it has none, those of all cities, on how the site works. */
export function postFolders({ folder, name, siteTitle, email }: PlaceWithPosts): PostFolder[] {
  return [
    { folder: path.join(folder, 'posts') },
    { folder: defaultPosts, words: { name, siteTitle, email } },
  ];
}

function partsOf(text: string): { facts: Record<string, unknown>; body: string } {
  // The library takes a virtual file, of which it uses these three parts.
  const file = { value: text, data: {} as { matter?: Record<string, unknown> }, toString: () => text };
  matter(file as unknown as Parameters<typeof matter>[0], { strip: true });
  return { facts: file.data.matter ?? {}, body: file.value };
}

type Read = Pick<CityFolder, 'domain' | 'zone'> & Pick<PostFolder, 'words'>;

export function readPostFile(name: string, text: string, { domain, zone, words }: Read): BlogPost {
  const slug = name.replace(/\.md$/, '');
  const parts = partsOf(text);
  // Filled after reading: a name must not be able to break the front matter.
  const { facts, body } = words ? fillIn(parts, words) : parts;
  const post = postSchema(zone).safeParse({ ...facts, slug, domain, blog: body.trim() });
  if (!post.success) throw new Error(`${name}: ${complaintOf(post.error)}`);
  return post.data;
}

/** Empty without such a folder. */
async function namesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((name) => name.endsWith('.md'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

async function readPosts({ folders, ...place }: CityFolder): Promise<BlogPost[]> {
  for (const { folder, words } of folders) {
    const names = await namesIn(folder);
    const posts = names.map(async (name) =>
      readPostFile(name, await readFile(path.join(folder, name), 'utf8'), { ...place, words }),
    );
    if (posts.length > 0) return newestFirst(await Promise.all(posts));
  }
  return [];
}

/** Read once; in development at each asking. */
export function cityFolderSource(place: CityFolder): BlogSource {
  let known: Promise<BlogPost[]> | undefined;
  const postsOf = () => {
    if (process.env.NODE_ENV === 'development') return readPosts(place);
    known ??= readPosts(place);
    return known;
  };
  const posts = async (): Promise<Outcome<BlogPost[]>> => {
    try {
      return ok(await postsOf());
    } catch (error) {
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
