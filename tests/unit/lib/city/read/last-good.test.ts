import { chmodSync, cpSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { CityStore } from '@/lib/city/read/city-store';
import { textFiles } from '@/lib/freshness/records/text-files';
import { temporaryFolder, writeFiles } from '../../../../temporary/folder';
import { smallest, writeCity } from './write-city';

const BROKEN = 'name: "Boulder\nregion: US-CO\n  - x\n';
const desk = (words: string) => `hide:\n  - { words: [${words}], reason: A }\n`;

/** Reads a city as a first process does; `restart` reads it as a new process that finds the copies on disk. */
async function readOnce(files: Record<string, string> = {}, key = 'boulder') {
  const root = writeCity({ 'city.yaml': smallest, ...files }, key);
  const cache = temporaryFolder();
  const start = () =>
    CityStore.open(
      root,
      textFiles(cache, () => undefined),
    );
  await start();
  const place = (name: string) => path.join(root, key, name);
  return {
    root,
    cache,
    restart: start,
    save: (name: string, text: string) => writeFileSync(place(name), text),
    remove: (name: string) => rmSync(place(name), { recursive: true }),
    place,
  };
}

describe('after a restart, the last good copy of a city is served', () => {
  test.each<[string, string]>([
    ['is not YAML', BROKEN],
    ['is cut off', 'name: Boulder\nregi'],
    ['is cut off at the end of a line', 'name: Boulder\n'],
    ['is empty', ''],
    ['is a Word document', 'PK\x03\x04word/document.xml'],
    ['lacks a required fact', smallest.replace('email: editor@boulder.example\n', '')],
  ])('if city.yaml %s, and the mistake is reported', async (_, text) => {
    const { restart, save } = await readOnce({ 'city.yaml': `${smallest}motto: Once\n` });
    save('city.yaml', text);
    const store = await restart();
    expect(store.city('boulder')).toMatchObject({
      name: 'Boulder',
      motto: 'Once',
      email: 'editor@boulder.example',
    });
    expect(store.onlyKey).toBe('boulder');
    expect(store.problems().get('boulder')?.[0]).toMatch(/^city\.yaml/);
  });

  test('if another file cannot be read', async () => {
    const { restart, save } = await readOnce({ 'motto.yaml': 'Once' });
    save('motto.yaml', 'PK\x03\x04');
    expect((await restart()).city('boulder')).toMatchObject({ motto: 'Once' });
  });

  test('if its feeds file is missing', async () => {
    const [facts = '', feeds = ''] = smallest.split('feeds:\n');
    const { restart, remove } = await readOnce({
      'city.yaml': facts,
      'feeds.yaml': feeds.replace(/^ {2}/gm, ''),
    });
    remove('feeds.yaml');
    const store = await restart();
    expect(store.city('boulder')?.feeds['local-news']).toHaveLength(1);
    expect(store.problems().get('boulder')).toHaveLength(1);
  });

  test('if it is an edition of an unreadable city', async () => {
    const { root, cache, save } = await readOnce();
    const edition = writeCity({ 'city.yaml': 'editionOf: boulder\nlocale: es-US\n' }, 'boulder-es');
    const start = () =>
      CityStore.open(
        root,
        textFiles(cache, () => undefined),
      );
    cpSync(path.join(edition, 'boulder-es'), path.join(root, 'boulder-es'), { recursive: true });
    await start();
    save('city.yaml', BROKEN);
    expect((await start()).cities().map(({ key, name }) => [key, name])).toEqual([
      ['boulder', 'Boulder'],
      ['boulder-es', 'Boulder'],
    ]);
  });
});

describe('the copy on disk does not bring back', () => {
  test('a value that an editor removed', async () => {
    const { restart, save } = await readOnce({ 'city.yaml': `${smallest}motto: Once\n`, 'learn.yaml': '[]' });
    save('city.yaml', smallest);
    save('learn.yaml', BROKEN);
    expect((await restart()).city('boulder')?.motto).not.toBe('Once');
  });

  test.each([
    ['valid', smallest],
    ['broken', BROKEN],
  ])('a deleted file if city.yaml is %s', async (_, text) => {
    const { restart, save, remove } = await readOnce({ 'motto.yaml': 'Once', 'desk.yaml': desk('old') });
    remove('motto.yaml');
    remove('desk.yaml');
    save('city.yaml', text);
    const city = (await restart()).city('boulder');
    expect([city?.motto === 'Once', city?.desk?.hide]).toEqual([false, []]);
  });

  test('a city whose folder was removed', async () => {
    const { root, restart, remove } = await readOnce();
    const store = await restart();
    remove('');
    await store.refresh();
    await store.refresh();
    writeFiles(root, { 'boulder/city.yaml': BROKEN });
    expect((await restart()).cities()).toEqual([]);
  });
});

test('a takedown in desk.yaml works while city.yaml cannot be read', async () => {
  const { restart, save } = await readOnce();
  save('city.yaml', BROKEN);
  save('desk.yaml', desk('secret'));
  expect((await restart()).city('boulder')?.desk?.hide).toEqual([{ words: ['secret'], reason: 'A' }]);
});

test('an edit after a restart repairs a broken city', async () => {
  const { restart, save } = await readOnce();
  save('city.yaml', BROKEN);
  const store = await restart();
  save('city.yaml', `${smallest}motto: Mended\n`);
  await store.refresh();
  expect([store.city('boulder')?.motto, store.problems().size]).toEqual(['Mended', 0]);
});

test('a damaged copy on disk is ignored', async () => {
  const { root, save } = await readOnce();
  save('city.yaml', BROKEN);
  for (const text of ['{', '7', '[{}]', '[{"key":"name","value":7,"source":{"file":"city.yaml","at":[]}}]']) {
    const damaged = { get: async () => text, set: async () => undefined, remove: async () => undefined };
    const store = await CityStore.open(root, damaged);
    expect([store.cities(), store.problems().get('boulder')?.length]).toEqual([[], expect.any(Number)]);
  }
});

test('the last good copy is written to disk when the city changes, but not at a restart', async () => {
  const { root, cache, save } = await readOnce();
  const files = textFiles(cache, () => undefined);
  let writes = 0;
  const set: typeof files.set = async (...text) => {
    writes += 1;
    await files.set(...text);
  };
  const store = await CityStore.open(root, { ...files, set });
  expect(writes).toBe(0);
  save('city.yaml', `${smallest}motto: New\n`);
  await store.refresh();
  await store.refresh();
  expect(writes).toBe(1);
});

// Skipped for root, who can list every folder.
(process.getuid?.() === 0 ? test.skip : test)(
  'a city whose folder cannot be listed after a restart stays unchanged',
  async () => {
    const { restart, place } = await readOnce();
    chmodSync(place(''), 0);
    expect((await restart()).city('boulder')?.name).toBe('Boulder');
  },
);
