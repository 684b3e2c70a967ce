import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { HTTPException } from 'hono/http-exception';
import { takePhoto } from '@/lib/desk/posts/photo-intake';
import { slugFor } from '@/lib/desk/posts/post-text';
import { isPhoto } from '@/lib/desk/saves/save-file';
import type { DeskApp, DeskContext, DeskRequest } from '@/scripts/desk/context';

type SavedPhoto = { name?: string; problem?: string };

export function photoHref(city: string, name: string): string {
  return `/${city}/posts/photo/${encodeURIComponent(name)}`;
}

/** Re-encodes and saves the uploaded photo. Its file name comes from the title, never from the upload. */
export async function savedPhoto(
  { saver, slowWork }: DeskContext,
  c: DeskRequest,
  title: string,
): Promise<SavedPhoto> {
  const { posts, core } = c.get('texts');
  const sent = c.get('form').get('upload');
  if (!(sent instanceof File) || sent.size === 0) return {};
  const photo = await takePhoto(Buffer.from(await sent.arrayBuffer()), slowWork.heicPixels);
  if (!photo) return { problem: posts.unreadable };
  const print = createHash('sha256').update(photo).digest('hex').slice(0, 8);
  const name = `${slugFor(title) || 'photo'}-${print}.jpg`;
  const result = await saver.saveUpload(c.get('city'), `photos/${name}`, photo, c.get('editor'));
  // The name contains a hash of the bytes, so an existing file is the same photo.
  return result.ok || result.reason === 'changed-meanwhile' ? { name } : { problem: core.unsafeName };
}

const TYPES: Readonly<Record<string, string>> = {
  jpg: 'jpeg',
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  avif: 'avif',
};

/** Adds the route that serves a city's photos to previews. */
export function addPhotoRoute(app: DeskApp): void {
  app.get('/:city/posts/photo/:name', async (c) => {
    const city = c.get('city');
    const file = `photos/${c.req.param('name')}`;
    if (!(await isPhoto(city.folder, file))) throw new HTTPException(404);
    const bytes = await readFile(path.join(city.folder, file)).catch(() => undefined);
    if (!bytes) throw new HTTPException(404);
    const ending = path.extname(file).slice(1);
    return c.body(new Uint8Array(bytes), 200, { 'content-type': `image/${TYPES[ending]}` });
  });
}
