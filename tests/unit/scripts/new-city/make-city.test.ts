import { existsSync } from 'node:fs';
import { readFile, symlink } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { readCity } from '@/lib/city/read/read-city';
import {
  cityYaml,
  type Flags,
  giveHosts,
  type Means,
  makeCity,
  packsFor,
} from '@/scripts/new-city/make-city';
import { readTowns } from '@/scripts/new-city/towns';
import { temporaryFolder, writeFiles } from '../../../temporary/folder';
import { smallest } from '../../lib/city/read/write-city';
import { upstream } from '../../upstream';

const towns = readTowns();
let citiesDir: string;

beforeEach(() => {
  citiesDir = temporaryFolder();
});

async function make(flags: Flags, means: Partial<Means> = {}) {
  const said: string[] = [];
  const result = await makeCity(flags, {
    say: (line) => said.push(line),
    towns: () => towns,
    citiesDir,
    now: () => Date.parse('2026-11-21T12:00:00Z'),
    ...means,
  });
  return { result, said };
}

const written = (key: string) => ({ ok: true, value: path.join(citiesDir, key, 'city.yaml') });
const refused = (why: string) => ({ ok: false, why: expect.stringContaining(why) });
const MARFA = { city: 'Marfa, Texas', email: 'a.example' };
const feed = (name = 'local-news') => upstream.feedTemplate.replace('{section}', name);

describe('makeCity with flags', () => {
  test.each<[Flags, string, string, string[]]>([
    [{ city: 'Boulder, Colorado' }, 'boulder', 'en-US', ['us/national', 'us/co']],
    [{ city: 'Marfa, Texas', language: 'Spanish' }, 'marfa', 'es-US', ['us/national-es']],
    [{ city: 'Mérida, Yucatán' }, 'merida', 'es-MX', ['mx/national']],
    [{ city: 'Guelph, Ontario' }, 'guelph', 'en-CA', ['ca/national', 'ca/on']],
  ])(
    'writes a city in its language, in files that the site can read: %j',
    async (flags, key, locale, packs) => {
      const { result } = await make({ ...flags, email: `editor@${key}.example`, feed: [feed()] });
      expect(result).toEqual(written(key));
      const file = parse(await readFile(path.join(citiesDir, key, 'city.yaml'), 'utf8'));
      expect(file).toMatchObject({ locale, packs, hosts: [`${key}.example`, `www.${key}.example`] });
    },
  );

  test('reads feeds through the feed proxy if one is set', async () => {
    const flags = { ...MARFA, feed: [feed()] };
    expect((await make(flags, { proxyUrl: upstream.proxyUrl })).result).toEqual(written('marfa'));
    expect(upstream.journal.some(({ path: asked }) => asked.startsWith('/proxy?url='))).toBe(true);
  });

  test('leaves out an address that has no feed, and says which one', async () => {
    upstream.setFault('arts', 'status-404');
    const { said } = await make({ ...MARFA, feed: [feed('arts'), feed()] });
    expect(said).toContainEqual(expect.stringContaining(`  no  ${feed('arts')}: HTTP 404.`));
    const text = await readFile(path.join(citiesDir, 'marfa/city.yaml'), 'utf8');
    expect(text.match(/url: /g)).toHaveLength(1);
  });
});

test('makeCity without flags asks four questions, and asks again after invalid answers', async () => {
  const emails = ['not an address', 'paper.example'];
  const answers = ['Marfa, TX', 'français', '', ...emails, 'http://127.0.0.1:9/', feed()];
  const { result, said } = await make({}, { ask: async () => answers.shift() });
  expect(result).toEqual(written('marfa'));
  expect(said[0]).toMatch(/^Marfa, Texas, US-TX, en-US, 30\.3.*America\/Chicago.* Neighbors: .*Alpine/);
  expect(await readFile(path.join(citiesDir, 'marfa/city.yaml'), 'utf8')).toContain('editor@paper.example');
});

test.each([
  ['US-CO', 'en', ['us/national', 'us/co']],
  ['US-CO', 'es', ['us/national-es']],
  ['US-WY', 'en', ['us/national']],
  ['MX-YUC', 'es', ['mx/national']],
  ['SG', 'en', []],
] as const)('packsFor(%s, %s) returns %j', (region, language, packs) => {
  expect(packsFor(region, language)).toEqual(packs);
});

test('every option that a new city.yaml offers in its comments is valid', async () => {
  const text = cityYaml({ facts: { a: 1 }, feeds: { b: 2 }, local: { c: 3 } });
  const offered = text.slice(text.indexOf('c: 3') + 5).replace(/^#(?! \S)/gm, '');
  writeFiles(citiesDir, { 'boulder/city.yaml': smallest + offered });
  expect((await readCity(path.join(citiesDir, 'boulder'))).problems).toEqual([]);
});

describe('the only existing city, when a second city is made,', () => {
  const save = (text = '') => writeFiles(citiesDir, { 'marfa/city.yaml': smallest + text });
  const hosts = async () => (await readCity(path.join(citiesDir, 'marfa'))).city?.hosts;

  test('gets the host in SITE_URL as its hosts, even if it has a language edition', async () => {
    save();
    const edition = 'editionOf: marfa\nlocale: es-US\nhosts: [es.marfa.example]\n';
    writeFiles(citiesDir, { 'marfa-es/city.yaml': edition });
    expect(await giveHosts(citiesDir, 'boulder', 'https://www.marfa.example')).toContain(
      'now lists its hosts',
    );
    expect(await hosts()).toEqual(['www.marfa.example', 'marfa.example']);
  });

  test.each([undefined, 'http://localhost:3000', 'https://{host}'])(
    'is reported with advice if SITE_URL is %s',
    async (siteUrl) => {
      save();
      expect(await giveHosts(citiesDir, 'boulder', siteUrl)).toContain('write hosts: [its.host.name] in');
      expect(await hosts()).toEqual([]);
    },
  );

  test('is unchanged if the new city cannot be saved', async () => {
    save();
    await symlink('nowhere', path.join(citiesDir, 'boulder'));
    const flags = { city: 'Boulder, Colorado', email: 'a.example', feed: [feed()] };
    await expect(make(flags, { siteUrl: 'https://marfa.example' })).rejects.toThrow();
    expect(await hosts()).toEqual([]);
  });

  test('is unchanged if it already has hosts', async () => {
    save('hosts: [marfa.example]\n');
    expect(await giveHosts(citiesDir, 'boulder', 'https://paper.example')).toBeUndefined();
    expect(await hosts()).toEqual(['marfa.example']);
  });
});

describe('makeCity writes nothing', () => {
  test.each<[string, Flags, string]>([
    ['without required flags', {}, '--city and --email and --feed must be given'],
    ['for the name of several places', { city: 'Springfield' }, 'is the name of several places'],
    ['for an unknown place', { city: 'Nowhere, Texas' }, 'No place “Nowhere, Texas”'],
    ['with an invalid email address', { email: 'nobody' }, 'neither an email address nor a domain'],
    ['in a folder outside of CITIES_DIR', { key: '../x' }, 'is no name for the city’s folder'],
    ['if no address has a feed', { feed: ['http://127.0.0.1:9/'] }, 'None of the addresses has a feed'],
  ])('%s', async (_, flags, why) => {
    const usual = { ...MARFA, feed: [feed()] };
    const { result } = await make(Object.keys(flags).length > 0 ? { ...usual, ...flags } : {});
    expect(result).toEqual(refused(why));
    expect(existsSync(path.join(citiesDir, 'marfa'))).toBe(false);
  });

  test('over an existing city', async () => {
    const flags = { ...MARFA, feed: [feed()] };
    await make(flags);
    const file = path.join(citiesDir, 'marfa/city.yaml');
    const before = await readFile(file, 'utf8');
    const { result } = await make({ ...flags, email: 'another.example' });
    expect(result).toEqual(refused('marfa is there already'));
    expect(await readFile(file, 'utf8')).toBe(before);
  });
});
