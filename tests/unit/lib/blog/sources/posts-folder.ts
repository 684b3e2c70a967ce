import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fail } from '@/lib/base/outcome';
import { cityFolderSource } from '@/lib/blog/sources/city-folder';
import type { KnownPosts } from '@/lib/blog/sources/known-posts';
import { listener } from '../../../listener';

/** Creates the folder `posts` of a new city with these files; `save` and `remove` edit them. */
export function postsFolder(files: Readonly<Record<string, string | Buffer>> = {}) {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'city-')), 'posts');
  mkdirSync(folder);
  const save = (name: string, text: string | Buffer) => writeFileSync(path.join(folder, name), text);
  for (const [name, text] of Object.entries(files)) save(name, text);
  const remove = (name: string) => rmSync(path.join(folder, name));
  const known: KnownPosts = new Map();
  return { folder, save, remove, known };
}

type Options = Partial<Parameters<typeof cityFolderSource>[0]>;

/** Returns a source for the posts in a folder. By default, it publishes every post and finds no photo. */
export function folderSource(
  { folder, known }: { folder: string; known: KnownPosts },
  options: Options = {},
) {
  return cityFolderSource({
    domain: 'news.example',
    zone: 'America/Los_Angeles',
    photos: async (name) => fail('not-a-picture', `photos/ has no ${name}`),
    known,
    isPublished: () => true,
    tell: listener().log,
    folders: [{ folder }],
    ...options,
  });
}
