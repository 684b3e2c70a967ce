import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fail } from '@/lib/base/outcome';
import { cityFolderSource } from '@/lib/blog/sources/city-folder';
import type { KnownPosts } from '@/lib/blog/sources/known-posts';
import { temporaryFolder, writeFiles } from '../../../../temporary/folder';
import { listener } from '../../../listener';

/** Creates the folder `posts` of a new city with these files; `save` and `remove` edit them. */
export function postsFolder(files: Readonly<Record<string, string | Buffer>> = {}) {
  const folder = path.join(temporaryFolder(), 'posts');
  mkdirSync(folder);
  const save = (name: string, text: string | Buffer) => writeFileSync(path.join(folder, name), text);
  writeFiles(folder, files);
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
