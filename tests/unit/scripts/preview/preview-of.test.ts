import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { previewOf } from '@/scripts/preview/preview-of';
import { serveCitiesOf, smallest, writeCities } from '../../lib/city/read/write-city';

const now = Date.parse('2026-11-24T20:00:00Z');
const text = (...facts: string[]) => `---\n${['title: A', ...facts].join('\n')}\n---\n\nText.\n`;
const withHost = (host: string) => `${smallest}hosts: [${host}]\n`;
const cities = writeCities({ boulder: withHost('boulder.example'), marfa: withHost('marfa.example') });
const posts = {
  'boulder/posts/My First Post.md': text('draft: true'),
  'boulder/posts/fair.md': text('date: 2099-11-25 6 p.m.'),
  'boulder/posts/out.md': text('date: 2026-11-01'),
  'boulder/posts/broken.md': '---\ntitle: [A\n---\n',
  'boulder/posts/twin.md': text('draft: true'),
  'marfa/posts/twin.md': text('draft: true'),
};
for (const [file, words] of Object.entries(posts)) {
  mkdirSync(path.join(cities, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(cities, file), words);
}
const cacheDir = mkdtempSync(path.join(tmpdir(), 'preview-'));
serveCitiesOf(cities, { CACHE_DIR: cacheDir, SIGNING_KEY: '', SITE_URL: 'https://{host}' });

const linesOf = async (name: string, city?: string) => {
  const preview = await previewOf(name, city, now);
  return 'lines' in preview ? preview.lines : preview.wrong;
};

test('without a key it says so, and makes none that the site does not know', async () => {
  expect(await linesOf('fair')).toMatch(/^There is no key to sign with: /);
  writeFileSync(path.join(cacheDir, 'signing-key'), 'ab'.repeat(32), { flag: 'wx' });
});

test.each([
  ...[
    'My First Post.md',
    'My First Post',
    'my-first-post',
    'posts/My First Post.md',
    './posts/My First Post.md',
  ],
  'boulder/posts/my first post.md',
  path.join(cities, 'boulder/posts/My First Post.md'),
])('a draft is found as %s', async (name) => {
  const [address, words] = await linesOf(name);
  expect(address).toMatch(/^https:\/\/boulder\.example\/preview\/[\w-]{16}\/\d{10}\/my-first-post$/);
  expect(words).toBe('Draft; until December 1, 2026, 1\u00A0p.m., anyone with this address sees it');
});

test.each([
  ['fair', /^Scheduled for November 25, 2099, 6\u00A0p\.m\.; until /],
  ['out', /^It is published: this is its address\.$/],
])('of %s it says what it is', async (name, words) => {
  expect([...(await linesOf(name))].at(-1)).toMatch(words);
});

test.each([
  ['marfa', 'marfa.example'],
  ['boulder.example', 'boulder.example'],
])('of a post that several have, that of the city %s', async (city, host) => {
  expect((await linesOf('twin', city))[0]).toMatch(new RegExp(`^https://${host}/preview/.*/twin$`));
});

test.each([
  ['nothing', undefined, 'No post is called nothing: give the name of its file'],
  ['irst Post', undefined, 'No post is called irst Post'],
  ['broken', undefined, 'It cannot be read: posts/broken.md:2: '],
  ['twin', undefined, 'Several cities have such a post (boulder, marfa): add -- --city and one of them.'],
  ['twin', 'rome', 'No city is called rome: there are boulder, marfa.'],
])('of %s in %s it says what is wrong in one line', async (name, city, words) => {
  const wrong = await linesOf(name, city);
  expect(wrong).toContain(words);
  expect(wrong).not.toContain('\n');
});
