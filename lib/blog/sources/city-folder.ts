import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { matter } from 'vfile-matter';
import { fail, type Outcome, ok } from '@/lib/base/outcome';
import { type BlogPost, blogPageSize } from '@/lib/blog/blog-post';
import type { BlogSource } from '@/lib/blog/blog-source';
import { newestFirst } from '@/lib/blog/newest-first';
import { complaintOf, postSchema } from '@/lib/blog/post-schema';

export type CityFolder = {
  /** Markdown files, each named for its slug. */
  folder: string;
  domain: string;
  zone: string;
  /** Of the city's data: posts are read anew with each. */
  version?: number;
};

function partsOf(text: string): { facts: Record<string, unknown>; body: string } {
  // The library takes a virtual file, of which it uses these three parts.
  const file = { value: text, data: {} as { matter?: Record<string, unknown> }, toString: () => text };
  matter(file as unknown as Parameters<typeof matter>[0], { strip: true });
  return { facts: file.data.matter ?? {}, body: file.value };
}

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

// Read once per process, however many bundles hold this file; in development on each request.
const shared = globalThis as typeof globalThis & { cityPosts?: Map<string, Promise<BlogPost[]>> };

function postsOf(place: CityFolder): Promise<BlogPost[]> {
  if (process.env.NODE_ENV === 'development') return readPosts(place);
  shared.cityPosts ??= new Map();
  const key = JSON.stringify(place);
  const known = shared.cityPosts.get(key) ?? readPosts(place);
  shared.cityPosts.set(key, known);
  return known;
}

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
