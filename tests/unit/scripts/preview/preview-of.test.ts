import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { previewOf } from '@/scripts/preview/preview-of';
import { temporaryFolder, writeFiles } from '../../../temporary/folder';
import { serveCitiesOf, smallest, writeCities } from '../../lib/city/read/write-city';

const now = Date.parse('2026-11-24T20:00:00Z');
const text = (...facts: string[]) => `---\n${['title: A', ...facts].join('\n')}\n---\n\nText.\n`;
const withHost = (host: string) => `${smallest}hosts: [${host}]\n`;
const cities = writeCities({ boulder: withHost('boulder.example'), marfa: withHost('marfa.example') });
writeFiles(cities, {
  'boulder/posts/My First Post.md': text('draft: true'),
  'boulder/posts/fair.md': text('date: 2099-11-25 6 p.m.'),
  'boulder/posts/out.md': text('date: 2026-11-01'),
  'boulder/posts/broken.md': '---\ntitle: A\n  - b\n---\n',
  'boulder/posts/twin.md': text('draft: true'),
  'marfa/posts/twin.md': text('draft: true'),
});
const cacheDir = temporaryFolder();
await serveCitiesOf(cities, { CACHE_DIR: cacheDir, SIGNING_KEY: '', SITE_URL: 'https://{host}' });

const linesOf = (name: string) => previewOf(name, now);

test('a preview reports a missing signing key and does not create one', async () => {
  expect(await linesOf('fair')).toMatch(/^No key to sign with: /);
  writeFileSync(path.join(cacheDir, 'signing-key'), 'ab'.repeat(32), { flag: 'wx' });
});

test.each([
  ...['My First Post', 'my-first-post', './posts/My First Post.md'],
  'boulder/posts/my first post.md',
  path.join(cities, 'boulder/posts/My First Post.markdown'),
])('a preview finds a draft by the name %s', async (name) => {
  const [address, words] = await linesOf(name);
  expect(address).toMatch(/^https:\/\/boulder\.example\/preview\/[\w-]{16}\/\d{10}\/my-first-post$/);
  expect(words).toBe('Draft; until December 1, 2026, 1\u00A0p.m., anyone with this address sees it');
});

test.each([
  ['fair', /^Scheduled for November 25, 2099, 6\u00A0p\.m\.; until /],
  ['out', /^It is published: this is its address\.$/],
])('a preview says whether the post “%s” is scheduled or published', async (name, words) => {
  expect([...(await linesOf(name))].at(-1)).toMatch(words);
});

test.each([
  ['marfa/twin', 'marfa.example'],
  ['boulder/posts/twin.md', 'boulder.example'],
])('if several cities have a post of the same name, %s is previewed at %s', async (name, host) => {
  expect((await linesOf(name))[0]).toMatch(new RegExp(`^https://${host}/preview/.*/twin$`));
});

test.each([
  ['nothing', 'No post is called nothing: give the name of its file'],
  ['irst Post', 'No post is called irst Post'],
  ['', 'Give the name of a post’s file'],
  ['broken', 'It cannot be read: posts/broken.md:3: '],
  ['twin', 'Several cities have such a post: write boulder/twin or marfa/twin.'],
])('a preview of %j reports the problem in one line', async (name, words) => {
  const wrong = await linesOf(name);
  expect(wrong).toContain(words);
  expect(wrong).not.toContain('\n');
});
