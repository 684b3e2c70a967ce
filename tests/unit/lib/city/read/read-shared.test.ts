import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { temporaryFolder } from '../../../../temporary/folder';
import { smallest, writeCity } from './write-city';

const program = temporaryFolder();
for (const name of ['lib/cities/defaults', 'lib/cities/defaults-es', 'lib/cities/packs', 'public/tiles'])
  cpSync(name, path.join(program, name), { recursive: true });
const put = (name: string, text: string) => writeFileSync(path.join(program, 'lib/cities', name), text);
const pack = (name: string) => `health: [{ name: ${name}, url: https://health.example/feed }]\n`;

// The site reads shared files below the working directory.
const here = process.cwd();
process.chdir(program);
put('packs/us/ours.yaml', pack('First'));
const { CityStore } = await import('@/lib/city/read/city-store');
const { readDefaults } = await import('@/lib/city/read/read-shared');
process.chdir(here);
const root = writeCity({ 'city.yaml': `${smallest}packs: [us/ours]\n` });
const store = await CityStore.open(root);
const health = () => store.city('boulder')?.feeds.health.map(({ name }) => name);

test('a changed pack is read again, and a broken pack keeps its last feeds and is reported', async () => {
  expect(health()).toEqual(['First']);
  put('packs/us/ours.yaml', pack('The second'));
  expect([await store.refresh(), health()]).toEqual([['boulder'], ['The second']]);
  expect(await store.refresh()).toEqual([]);
  put('packs/us/ours.yaml', `sports: []\nhealth:\n  - name: Third\n`);
  writeFileSync(
    path.join(root, 'boulder/city.yaml'),
    `${smallest}packs: [us/ours]\nsiteTitle: Boulder Daily\n`,
  );
  await store.refresh();
  expect([health(), store.city('boulder')?.siteTitle]).toEqual([['The second'], 'Boulder Daily']);
  expect(store.problems().get('boulder')).toEqual([
    'lib/cities/packs/us/ours.yaml:3: url is missing: write an address such as https://…',
  ]);
  put('packs/us/ours.yaml', 'health: [');
  await store.refresh();
  expect(store.problems().get('boulder')).toEqual([
    expect.stringMatching(/^lib\/cities\/packs\/us\/ours\.yaml:1: /),
  ]);
  put('packs/us/ours.yaml', pack('Fourth'));
  await store.refresh();
  expect([health(), store.problems().size]).toEqual([['Fourth'], 0]);
});

test('a changed default applies to every city', async () => {
  const texts = readFileSync('lib/cities/defaults/texts.yaml', 'utf8');
  put('defaults/texts.yaml', texts.replace('motto: Local headlines', 'motto: What is new'));
  expect([await store.refresh(), store.city('boulder')?.motto]).toEqual([['boulder'], 'What is new']);
});

test('a Spanish city inherits the Spanish defaults and the language-independent values', async () => {
  const spanish = await readDefaults('es');
  expect([spanish.motto, spanish.brand]).toEqual(['Titulares locales', (await readDefaults()).brand]);
  const home = writeCity({ 'city.yaml': `${smallest}locale: es-MX\n` });
  expect((await CityStore.open(home)).city('boulder')).toMatchObject({
    locale: 'es-MX',
    siteTitle: 'Noticias de Boulder',
    sections: { sports: { sentence: 'Noticias deportivas de partidos, equipos y jugadores.' } },
  });
});
