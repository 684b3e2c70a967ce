import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import sharp from 'sharp';
import { everyPost } from '@/lib/blog/sources/city-folder';
import { cityStore } from '@/lib/city/this-city';
import { refreshCities } from '@/lib/health/watch-cities';
import { readSample } from '@/lib/news/sources/feed-sources';
import { documentFile, hasDocumentFile } from '@/lib/pages/partners';
import { findPhoto } from '@/lib/pictures/photos/find-photo';
import { readPhoto } from '@/lib/pictures/proxy/read-photo';
import { temporaryFolder, writeFiles } from '../../../temporary/folder';
import { serveCitiesOf, smallest, writeCity } from './read/write-city';

const SECRET = 'SIGNING_KEY=0123456789abcdef';
const jpeg = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#789' } })
  .jpeg()
  .toBuffer();
const weather = JSON.stringify({
  words: 'Sunny',
  night: 'Clear',
  hours: Array.from({ length: 24 }, () => 20),
});
const rss = '<rss version="2.0"><channel><item><title>Sample fair</title></item></channel></rss>';

type Content = string | Buffer;

/** One file of every kind that the site reads from a city's folder: its content, and what the site shows of it. */
const FILES: Readonly<Record<string, readonly [content: Content, shown: string]>> = {
  'city.yaml': [`${smallest}siteTitle: Boulder Daily\n`, 'Boulder Daily'],
  'motto.yaml': ['News of the canyon', 'News of the canyon'],
  'faq/01.yaml': [
    'name: Water\nquestions:\n  - question: Why?\n    answer: Because.\n    source: { name: A, href: /contact }\n',
    'Water',
  ],
  'desk.yaml': [
    'ads:\n  - { slot: 250, sponsor: Canyon Fair, text: Come, link: /faq, picture: fair.jpg, from: 2026-11-01, until: 2026-11-30 }\n',
    'Canyon Fair',
  ],
  'partners.yaml': ['- { id: kit, title: Media kit, about: All about us., file: kit.pdf }\n', 'Media kit'],
  'documents/kit.pdf': ['%PDF-1.7 all about us', 'all about us'],
  // The site does not show this file's content, only whether it exists ('true').
  'documents/kit.webp': ['RIFF kit', 'true'],
  'photos/fair.jpg': [jpeg, jpeg.toString('latin1')],
  'posts/fair.md': [
    '---\ntitle: The fair opens\ndate: 2026-11-20\npicture: fair.jpg\nalt: A\n---\nIt is open.\n',
    'The fair opens',
  ],
  'sample/local-news.xml': [rss, 'Sample fair'],
  'sample/weather.json': [weather, 'Sunny'],
};

/** Returns a file of the same type that contains the secret, to be stored outside the city's folder. */
function secretFor([content, shown]: readonly [Content, string]): Content {
  if (typeof content !== 'string') return Buffer.concat([content, Buffer.from(SECRET)]);
  return content.includes(shown) ? content.replace(shown, SECRET) : SECRET;
}

type Kind = (file: string, name: string, outside: string) => void;

const link: Kind = (file, name, outside) => symlinkSync(path.join(outside, name), file);

const KINDS: Readonly<Record<string, Kind>> = {
  'a symbolic link to a secret': link,
  'a symbolic link to another one that leads to a secret': (file, name, outside) => {
    symlinkSync(path.join(outside, name), `${file}.real`);
    symlinkSync(`${path.basename(file)}.real`, file);
  },
  'a symbolic link to the process environment': (file) => symlinkSync('/proc/self/environ', file),
  'a symbolic link to /dev/zero': (file) => symlinkSync('/dev/zero', file),
  'a symbolic link to itself': (file) => symlinkSync(path.basename(file), file),
  'a named pipe': (file) => execFileSync('mkfifo', [file]),
  'a folder': (file) => mkdirSync(file),
  'a one-terabyte file': (file) => {
    writeFileSync(file, '');
    truncateSync(file, 2 ** 40);
  },
  'a file of nested YAML aliases': (file) =>
    writeFileSync(
      file,
      [
        'a: &a [x,x,x,x,x,x,x,x,x]',
        ...'bcdefghi'.split('').map((key, at) => {
          const before = 'abcdefgh'.charAt(at);
          return `${key}: &${key} [${Array.from({ length: 9 }, () => `*${before}`).join(',')}]`;
        }),
      ].join('\n'),
    ),
  'a file of deeply nested brackets': (file) => writeFileSync(file, `a: ${'['.repeat(100_000)}`),
};

const logged: string[] = [];
beforeEach(() => {
  logged.length = 0;
  jest.spyOn(console, 'error').mockImplementation((line) => void logged.push(String(line)));
});
afterEach(() => void jest.restoreAllMocks());

type Seen = Record<string, string | undefined>;

/** Returns everything that readers, editors and the operator can see of a city, by source file. */
async function readEverything(root: string) {
  await serveCitiesOf(root, { FEEDS: 'sample', SITE_URL: 'https://boulder.example' });
  await refreshCities();
  const city = cityStore().city('boulder');
  const problems = [...cityStore().problems().values(), ...cityStore().networkProblems()].flat();
  if (!city) return { city, problems, seen: {} as Seen };
  const posts = await everyPost(city, 'boulder.example');
  const photo = await findPhoto('fair.jpg', city);
  const bytes = photo.ok ? await readPhoto(photo.value.address) : photo;
  const sample = await readSample('sample:boulder/local-news');
  const textOf = (outcome: { ok: boolean; value?: unknown }) =>
    outcome.value instanceof Uint8Array
      ? Buffer.from(outcome.value).toString('latin1')
      : JSON.stringify(outcome);
  const seen: Seen = {
    'city.yaml': city.siteTitle,
    'motto.yaml': city.motto,
    'faq/01.yaml': city.faq[0]?.name,
    'desk.yaml': city.desk?.ads[0]?.sponsor,
    'partners.yaml': city.partners[0]?.title,
    'documents/kit.pdf': String(Buffer.from((await documentFile(city, '/partners/kit.pdf'))?.body ?? [])),
    'documents/kit.webp': String(hasDocumentFile(city, '/partners/kit.webp')),
    'photos/fair.jpg': textOf(bytes),
    'posts/fair.md': JSON.stringify(posts.ok ? [...posts.value] : posts),
    'sample/local-news.xml': textOf(sample),
    'sample/weather.json': city?.sampleWeather?.words,
  };
  return { city, problems, seen };
}

/** Files whose entries disappear along with another file: an ad with its picture, a partner with its document. */
const FOLLOWS: Readonly<Record<string, readonly string[]>> = {
  'photos/fair.jpg': ['desk.yaml'],
  'documents/kit.pdf': ['partners.yaml', 'documents/kit.webp'],
  'partners.yaml': ['documents/kit.pdf', 'documents/kit.webp'],
};

function setUp() {
  const root = writeCity({});
  const outside = temporaryFolder();
  for (const [name, file] of Object.entries(FILES)) {
    writeFiles(path.join(root, 'boulder'), { [name]: file[0] });
    writeFiles(outside, { [name]: secretFor(file) });
  }
  return { root, outside, place: (name: string) => path.join(root, 'boulder', name) };
}

test('every file of a valid folder is read, without problems', async () => {
  const { seen, problems } = await readEverything(setUp().root);
  for (const [name, [, shown]] of Object.entries(FILES))
    expect([name, seen[name]]).toEqual([name, expect.stringContaining(shown)]);
  expect(problems).toEqual([]);
});

/** Replaces files. Expects that no secret leaks, and that the site loses only content that depends on these files. */
async function expectHarmless(kind: string, names: readonly string[]) {
  const { root, outside, place } = setUp();
  for (const name of names) {
    rmSync(place(name));
    KINDS[kind]?.(place(name), name, outside);
  }
  const { city, seen, problems } = await readEverything(root);
  const all = JSON.stringify([city, seen, problems, logged]);
  expect(all).not.toContain(SECRET);
  expect(all).not.toMatch(/PATH=|\/usr\/bin/);
  const gone = names.flatMap((name) => [name, ...(FOLLOWS[name] ?? [])]);
  for (const [name, [, shown]] of Object.entries(FILES)) {
    const isShown = seen[name]?.includes(shown) === true;
    // For kit.webp, `seen` records only whether the file exists, and an unreadable file may exist.
    if (names.includes(name) && name !== 'documents/kit.webp') expect([name, isShown]).toEqual([name, false]);
    if (!gone.includes(name) && !names.includes('city.yaml')) expect([name, isShown]).toEqual([name, true]);
  }
}

test.each(Object.keys(FILES))(
  'a symbolic link to a secret that replaces %s affects only what depends on that file, and leaks nothing',
  (name) => expectHarmless('a symbolic link to a secret', [name]),
);

/** Groups of files that are replaced at the same time. No file needs another in its group, so each is still read. */
const GROUPS = [
  ['city.yaml'],
  ['motto.yaml', 'faq/01.yaml', 'desk.yaml', 'partners.yaml'],
  ['documents/kit.pdf', 'photos/fair.jpg'],
  ['documents/kit.webp', 'posts/fair.md', 'sample/local-news.xml', 'sample/weather.json'],
];

test('each file of the city’s folder is in one of the groups that are replaced below', () => {
  expect(GROUPS.flat().toSorted()).toEqual(Object.keys(FILES).toSorted());
});

describe.each(Object.keys(KINDS))('%s', (kind) => {
  test.each(GROUPS.map((names) => [names.join(', '), names] as const))(
    'that replaces each of %s affects only what depends on these files, and leaks nothing',
    (_, names) => expectHarmless(kind, names),
  );
});

test.each(['faq', 'documents', 'photos', 'posts', 'sample'])(
  'a folder %s that is a symbolic link to an outside folder is not read, and is reported',
  async (name) => {
    const { root, outside, place } = setUp();
    rmSync(place(name), { recursive: true });
    symlinkSync(path.join(outside, name), place(name));
    const { city, seen, problems } = await readEverything(root);
    expect(JSON.stringify([city, seen, problems, logged])).not.toContain(SECRET);
    expect(problems).toContain(`${name}: is a link that leads out of the folder`);
    expect(seen['motto.yaml']).toBe('News of the canyon');
  },
);

test('every symbolic link that points outside the folder is reported', async () => {
  const { root, outside, place } = setUp();
  for (const name of ['documents/a.pdf', 'documents/b.pdf', 'other'])
    symlinkSync(path.join(outside, 'city.yaml'), place(name));
  const { problems } = await readEverything(root);
  expect(problems).toEqual(
    ['documents/a.pdf', 'documents/b.pdf', 'other'].map(
      (name) => `${name}: is a link that leads out of the folder`,
    ),
  );
});

test('pipes, devices and loops in one city do not keep another city from being read and edited', async () => {
  const { root, place } = setUp();
  for (const [at, name] of Object.keys(FILES).entries()) {
    rmSync(place(name));
    const kinds = ['a named pipe', 'a symbolic link to /dev/zero', 'a symbolic link to itself'];
    KINDS[kinds[at % 3] ?? '']?.(place(name), name, '');
  }
  symlinkSync('.', place('loop'));
  symlinkSync('..', place('up'));
  const saveMarfa = (more = '') =>
    writeFiles(root, { 'marfa/city.yaml': smallest.replace('Boulder', 'Marfa') + more });
  saveMarfa();
  await serveCitiesOf(root, { SITE_URL: 'https://{host}' });
  expect(
    cityStore()
      .cities()
      .map(({ name }) => name),
  ).toEqual(['Marfa']);
  expect(cityStore().problems().get('boulder')?.length).toBeGreaterThan(0);
  saveMarfa('motto: Edited\n');
  await refreshCities();
  expect(cityStore().city('marfa')?.motto).toBe('Edited');
});
