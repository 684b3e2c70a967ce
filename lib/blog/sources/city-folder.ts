import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { matter } from 'vfile-matter';
import { fail, type Outcome, ok } from '@/lib/base/outcome';
import { type BlogPost, blogPageSize } from '@/lib/blog/blog-post';
import type { BlogSource } from '@/lib/blog/blog-source';
import { newestFirst } from '@/lib/blog/newest-first';
import { complaintOf, postSchema } from '@/lib/blog/post-schema';

export type CityFolder = {
  /** Folder of the Markdown files; a file is named for its slug. */
  folder: string;
  /** What the posts say as their domain. */
  domain: string;
  zone: string;
};

/** Front matter and body of a Markdown file. */
function partsOf(text: string): { facts: Record<string, unknown>; body: string } {
  // The library takes a virtual file, of which it uses these three parts.
  const file = { value: text, data: {} as { matter?: Record<string, unknown> }, toString: () => text };
  matter(file as unknown as Parameters<typeof matter>[0], { strip: true });
  return { facts: file.data.matter ?? {}, body: file.value };
}

/** A post from the text of its file; our own file being wrong is a bug, told by the file's name. */
export function readPostFile(name: string, text: string, { domain, zone }: CityFolder): BlogPost {
  const slug = name.replace(/\.md$/, '');
  const { facts, body } = partsOf(text);
  const post = postSchema(zone).safeParse({ ...facts, slug, domain, blog: body.trim() });
  if (!post.success) throw new Error(`${name}: ${complaintOf(post.error)}`);
  return post.data;
}

async function readPosts(place: CityFolder): Promise<BlogPost[]> {
  const names = (await readdir(place.folder)).filter((name) => name.endsWith('.md'));
  const posts = names.map(async (name) =>
    readPostFile(name, await readFile(path.join(place.folder, name), 'utf8'), place),
  );
  return newestFirst(await Promise.all(posts));
}

// Read once per process, however many bundles hold this file; each time while somebody writes them (npm run dev).
const shared = globalThis as typeof globalThis & { cityPosts?: Map<string, Promise<BlogPost[]>> };

function postsOf(place: CityFolder): Promise<BlogPost[]> {
  if (process.env.NODE_ENV === 'development') return readPosts(place);
  shared.cityPosts ??= new Map();
  const key = JSON.stringify(place);
  const known = shared.cityPosts.get(key) ?? readPosts(place);
  shared.cityPosts.set(key, known);
  return known;
}

/** The Markdown files that come with the city, newest first. */
export function cityFolderSource(place: CityFolder): BlogSource {
  const posts = async (): Promise<Outcome<BlogPost[]>> => {
    try {
      return ok(await postsOf(place));
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
