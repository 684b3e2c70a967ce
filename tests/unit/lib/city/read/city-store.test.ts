import { chmodSync, renameSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { CityStore } from '@/lib/city/read/city-store';
import { temporaryFolder, writeFiles } from '../../../../temporary/folder';
import { smallest, writeCities, writeCity } from './write-city';

async function setUp() {
  const root = writeCity({ 'city.yaml': smallest });
  const file = path.join(root, 'boulder/city.yaml');
  const store = await CityStore.open(root);
  let second = 1;
  const edit = (text: string) => {
    writeFileSync(file, text);
    utimesSync(file, second, second);
    second += 1;
  };
  return { root, store, edit, title: () => store.city('boulder')?.siteTitle };
}

test('CityStore reads a city again at the next refresh if a file was edited or its permissions changed', async () => {
  const { root, store, edit, title } = await setUp();
  edit(`${smallest}siteTitle: Boulder Daily\n`);
  expect(title()).toBe('Boulder City News');
  expect(await store.refresh()).toEqual(['boulder']);
  expect(title()).toBe('Boulder Daily');
  expect(await store.refresh()).toEqual([]);
  chmodSync(path.join(root, 'boulder/city.yaml'), 0o600);
  expect(await store.refresh()).toEqual(['boulder']);
});

test('CityStore keeps the last good value of a key with a mistake, and reports the mistake', async () => {
  const { store, edit, title } = await setUp();
  edit(smallest.replace('America/Denver', 'nowhere'));
  expect(await store.refresh()).toEqual(['boulder']);
  expect([title(), store.city('boulder')?.timeZone]).toEqual(['Boulder City News', 'America/Denver']);
  expect(store.problems().get('boulder')).toEqual([
    'city.yaml:5: timeZone is “nowhere”: write a time zone such as America/Denver',
  ]);
  edit(smallest);
  await store.refresh();
  expect(store.problems().size).toBe(0);
});

describe('a mistake in one file', () => {
  const link = (name: string) => `name: ${name}\nhref: /a\n`;
  const learn = (title: string) => `- { year: 1859, title: ${title}, text: B, href: /a }\n`;

  test.each<[string, string, string, object]>([
    ['a misspelled key', 'learn.yaml', learn('B').replace('year', 'yeer'), { learn: [{ title: 'A' }] }],
    ['text that is not YAML', 'learn.yaml', '- [', { learn: [{ title: 'A' }] }],
    [
      'one file of a list',
      'elsewhere/02.yaml',
      link('B').replace('href', 'ref'),
      { elsewhere: [{ name: 'One' }, { name: 'Two' }] },
    ],
    ['a duplicate key', 'motto.yaml', 'Twice', { motto: 'Once' }],
    ['an unreadable city.yaml', 'city.yaml', 'name: A\n  region: US-CO', { name: 'Boulder', motto: 'Once' }],
  ])('does not undo or delay valid changes in other files: %s', async (_, file, text, asItWas) => {
    const root = writeCity({
      'city.yaml': `${smallest}motto: Once\n`,
      'learn.yaml': learn('A'),
      'elsewhere/01.yaml': link('One'),
      'elsewhere/02.yaml': link('Two'),
    });
    const store = await CityStore.open(root);
    const save = (name: string, content: string) => writeFileSync(path.join(root, 'boulder', name), content);
    save(file, text);
    await store.refresh();
    save('notices.yaml', '- { text: Leave the canyon now, from: 2026-11-21, until: 2026-11-30 }');
    await store.refresh();
    await store.refresh();
    expect(store.city('boulder')).toMatchObject({ ...asItWas, notices: [{ text: 'Leave the canyon now' }] });
    expect(store.problems().get('boulder')?.[0]).toContain(file);
  });
});

test('CityStore drops only the invalid notice, even if it was valid before', async () => {
  const { store, edit, title } = await setUp();
  const notices = (until: string) =>
    `siteTitle: Until ${until}\nnotices:\n  - { text: A, from: 2026-12-01, until: ${until} }\n`;
  edit(smallest + notices('2026-12-05'));
  await store.refresh();
  edit(smallest + notices('2026-13-45'));
  await store.refresh();
  expect([title(), store.city('boulder')?.notices]).toEqual(['Until 2026-13-45', []]);
  expect(store.problems().get('boulder')).toEqual([
    expect.stringMatching(/^city\.yaml:13: until is “2026-13-45”: write a day/),
  ]);
  edit(smallest);
  await store.refresh();
  expect(store.problems().size).toBe(0);
});

test('CityStore reports an unreadable file by its name in the city’s folder', async () => {
  const { root, store } = await setUp();
  symlinkSync(path.join(root, 'gone'), path.join(root, 'boulder/learn.yaml'));
  await store.refresh();
  expect(store.problems().get('boulder')).toEqual(['learn.yaml: is a link that leads nowhere']);
});

test('CityStore reads the other cities if one was never readable, and ignores files next to the cities’ folders', async () => {
  const root = writeCities({ broken: 'name: 7', boulder: smallest });
  writeFileSync(path.join(root, 'city.yaml'), 'no city: this is no folder');
  const store = await CityStore.open(root);
  expect(store.cities().map(({ key }) => key)).toEqual(['boulder']);
  expect(store.problems().get('broken')?.length).toBeGreaterThan(3);
});

test.each(['Boulder', 'st.-louis', 'méxico', 'el_paso'])(
  'CityStore rejects %s as a folder name',
  async (name) => {
    const store = await CityStore.open(writeCities({ [name]: smallest, denver: smallest }));
    expect(store.cities().map(({ key }) => key)).toEqual(['denver']);
    expect(store.problems().get(name)).toEqual([
      `the name of the folder ${name}: expected lowercase letters, digits and hyphens`,
    ]);
  },
);

test('CityStore removes a city once its folder is missing in two refreshes in a row', async () => {
  const { root, store } = await setUp();
  rmSync(path.join(root, 'boulder'), { recursive: true });
  expect(await store.refresh()).toEqual([]);
  expect(store.cities()).toHaveLength(1);
  expect(await store.refresh()).toEqual(['boulder']);
  expect(store.cities()).toEqual([]);
});

test('CityStore keeps a city whose folder is missing in a single refresh, as during a checkout', async () => {
  const { root, store } = await setUp();
  const [place, aside] = [path.join(root, 'boulder'), `${root}-aside`];
  for (let times = 0; times < 2; times++) {
    renameSync(place, aside);
    expect(await store.refresh()).toEqual([]);
    expect(store.city('boulder')).toBeDefined();
    renameSync(aside, place);
    expect(await store.refresh()).toEqual([]);
  }
});

test('CityStore accepts a symbolic link to a folder as a city, and notices edits in linked folders', async () => {
  const { root: elsewhere } = await setUp();
  const root = temporaryFolder();
  symlinkSync(path.join(elsewhere, 'boulder'), path.join(root, 'linked'));
  writeFiles(elsewhere, { 'boulder/.lists/01.yaml': 'name: A\nhref: /a' });
  symlinkSync('.lists', path.join(elsewhere, 'boulder/elsewhere'));
  const store = await CityStore.open(root);
  expect(store.city('linked')?.elsewhere).toEqual([{ name: 'A', href: '/a' }]);
  writeFiles(elsewhere, { 'boulder/.lists/01.yaml': 'name: Another\nhref: /a' });
  expect(await store.refresh()).toEqual(['linked']);
  expect(store.city('linked')?.elsewhere).toEqual([{ name: 'Another', href: '/a' }]);
});

test('CityStore ignores hidden files of text editors', async () => {
  const { root, store, title } = await setUp();
  symlinkSync(path.join(root, 'gone'), path.join(root, 'boulder/.city.yaml.swp'));
  expect(await store.refresh()).toEqual([]);
  expect(title()).toBe('Boulder City News');
});

test('CityStore finds the same edits if refresh() pauses after each city', async () => {
  const root = writeCities({ boulder: smallest, denver: smallest });
  const store = await CityStore.open(root);
  writeFileSync(path.join(root, 'denver/city.yaml'), smallest.replace('Boulder', 'Denver'));
  let pauses = 0;
  expect(await store.refresh(async () => void pauses++)).toEqual(['denver']);
  expect(pauses).toBe(2);
  expect(store.cities().map(({ name }) => name)).toEqual(['Boulder', 'Denver']);
});

test('CityStore sorts a new city by its key', async () => {
  const root = writeCities({ boulder: smallest, denver: smallest });
  const store = await CityStore.open(root);
  writeFiles(root, { 'aspen/city.yaml': smallest });
  expect(await store.refresh()).toEqual(['aspen']);
  expect(store.keys()).toEqual(['aspen', 'boulder', 'denver']);
});
