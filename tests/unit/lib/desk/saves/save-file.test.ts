import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { Saver } from '@/lib/desk/saves/save-file';
import { temporaryFolder } from '../../../../temporary/folder';

const editor = { id: 'ana', name: 'Ana Ruiz', role: 'editor', language: 'en', action: randomUUID() } as const;
const bytes = Buffer.from('a photo');

function openFolder() {
  const folder = path.join(temporaryFolder(), 'city');
  mkdirSync(folder);
  const saver = new Saver({ deskDir: temporaryFolder(), clock: () => 0, audit: async () => undefined });
  const save = (photo: string) => saver.saveUpload({ key: 'city', folder }, `photos/${photo}`, bytes, editor);
  return { folder, saver, save };
}

test.each([
  '../city.yaml',
  '../../x.jpg',
  'a/b.jpg',
  '..\\x.jpg',
  '.hidden.jpg',
  'x.html',
  'x.svg',
  'x.jpg.html',
  'x.jpg\0.html',
  '<img src=x>.jpg',
  '/etc/x.jpg',
  '',
])('a photo is not saved under the name %j', async (name) => {
  const { folder, save } = openFolder();
  expect(await save(name)).toEqual({ ok: false, reason: 'unsafe-name' });
  expect(readdirSync(folder)).toEqual([]);
});

test('a photo is not saved through a symbolic link that leads out of the city’s folder', async () => {
  const { folder, save } = openFolder();
  const outside = temporaryFolder();
  symlinkSync(outside, path.join(folder, 'photos'));
  expect(await save('x.jpg')).toEqual({ ok: false, reason: 'unsafe-name' });
  expect(existsSync(path.join(outside, 'x.jpg'))).toBe(false);
});

test('a photo never replaces another photo', async () => {
  const { folder, save } = openFolder();
  expect(await save('x.jpg')).toMatchObject({ ok: true });
  expect(await save('x.jpg')).toMatchObject({ ok: false, reason: 'changed-meanwhile' });
  expect(readFileSync(path.join(folder, 'photos/x.jpg'))).toEqual(bytes);
});

test('if the second file of an action cannot be written, the first file stays unchanged, and there is nothing to undo', async () => {
  const { folder, saver } = openFolder();
  const post = { file: 'posts/a.md', before: undefined, after: '---\ntitle: A\n---\n\nA.\n' };
  const edits = [folder, '/sys/kernel'].map((one) => ({ where: { key: 'city', folder: one }, ...post }));
  await expect(saver.save(edits, editor)).rejects.toHaveProperty('code');
  expect([existsSync(path.join(folder, post.file)), await saver.saves.ids()]).toEqual([false, []]);
});
