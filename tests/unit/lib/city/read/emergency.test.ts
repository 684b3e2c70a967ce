import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { CityStore } from '@/lib/city/read/city-store';
import { smallest, writeCities } from './write-city';

/** The example in docs/cities.md: the first YAML block below the heading. */
const recipe =
  /## Notices and emergencies[\s\S]*?```yaml\n([\s\S]*?)```/.exec(
    readFileSync('docs/cities.md', 'utf8'),
  )?.[1] ?? '';
const raised = expect.objectContaining({
  level: 'emergency',
  text: 'Leave Weir Canyon now. Santa Ana Canyon Road is open to the west.',
});
const edition = 'editionOf: boulder\nlocale: es-US\nfeeds: {}\n';
const main = `${smallest}notices: []\n`;

test.each([
  ['its own file', 'boulder/notices.yaml', recipe],
  ['city.yaml', 'boulder/city.yaml', main + recipe],
  ['the city’s desk.yaml', 'boulder/desk.yaml', recipe],
])(
  'the example emergency in the docs, saved in %s, shows in the city and in its edition',
  async (_, file, text) => {
    const root = writeCities({ boulder: main, 'boulder-es': edition });
    const store = await CityStore.open(root);
    writeFileSync(path.join(root, file), text);
    await store.refresh();
    expect(store.problems().size).toBe(0);
    expect(store.city('boulder')?.notices).toEqual([raised]);
    expect(store.city('boulder-es')?.notices).toEqual([raised]);
  },
);

test('an emergency in a network’s desk.yaml shows in every city until it is removed', async () => {
  const root = writeCities({ boulder: main, 'boulder-es': edition, marfa: main });
  const store = await CityStore.open(root);
  const notices = () => store.cities().map((city) => city.notices);
  writeFileSync(path.join(root, 'desk.yaml'), recipe);
  await store.refresh();
  expect(store.networkProblems()).toEqual([]);
  expect(notices()).toEqual([[raised], [raised], [raised]]);
  writeFileSync(path.join(root, 'desk.yaml'), 'notices:\n');
  await store.refresh();
  expect(notices()).toEqual([[], [], []]);
});

const entry = (text: string, from: string, more = 'level: Emergency') =>
  `  - { ${more}, text: ${text}, from: ${from}, until: 2026-12-01 }\n`;

test.each([
  ['without its own text', '', ['Fire', 'Flood']],
  [
    'with its own text for an emergency with the same start',
    entry('Inundación', '2026-11-25'),
    ['Inundación', 'Fire'],
  ],
  [
    'with its own text for an emergency that was already in effect',
    entry('Incendio', '2026-11-24T17:00'),
    ['Incendio', 'Flood'],
  ],
  ['with an ordinary notice', entry('Abrimos', '2026-11-24', 'level:'), ['Abrimos', 'Fire', 'Flood']],
])('an edition %s shows each emergency of its city once', async (_, own, texts) => {
  const city =
    entry('Fire', '2026-11-24T16:10') + entry('Flood', '2026-11-25') + entry('Fair', '2026-11-24', 'level:');
  const root = writeCities({
    boulder: `${smallest}notices:\n${city}`,
    'boulder-es': `${edition}${own && `notices:\n${own}`}`,
  });
  expect((await CityStore.open(root)).city('boulder-es')?.notices.map(({ text }) => text)).toEqual(texts);
});

test.each(['[]', '{}', '~', '', '# none today\n'])(
  'a file that contains only %j does not override the same key in city.yaml',
  async (empty) => {
    const root = writeCities({ boulder: `${smallest}motto: Headlines\n` });
    writeFileSync(path.join(root, 'boulder/motto.yaml'), empty);
    const store = await CityStore.open(root);
    expect(store.problems().size).toBe(0);
    expect(store.city('boulder')?.motto).toBe('Headlines');
  },
);
