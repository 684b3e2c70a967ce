import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Flags, World } from '../../../../scripts/new-city/answers/answers';
import { type Made, makeCity } from '../../../../scripts/new-city/make-city';
import { type FakeUpstream, startFakeUpstream } from '../../../fake-upstream/fake-upstream';
import { smallest } from '../../lib/city/read/write-city';
import { realWorld } from './world';

let world: World;
let upstream: FakeUpstream;
let citiesDir: string;

beforeAll(async () => {
  world = realWorld();
  upstream = await startFakeUpstream();
});
afterAll(() => upstream.close());
beforeEach(async () => {
  citiesDir = await mkdtemp(path.join(tmpdir(), 'new-city-'));
  upstream.setFault('*', null);
});
afterEach(() => rm(citiesDir, { recursive: true }));

async function make(flags: Flags, proxyUrl?: string): Promise<{ made: Made; said: string[] }> {
  const said: string[] = [];
  const made = await makeCity(flags, {
    person: undefined,
    say: (line) => said.push(line),
    world: () => world,
    citiesDir,
    proxyUrl,
    now: () => Date.parse('2026-11-21T12:00:00Z'),
  });
  return { made, said };
}

const feed = (name = 'local-news') => upstream.feedTemplate.replace('{section}', name);

test('the line to start it with can be pasted, whatever the folder is called', async () => {
  const aside = citiesDir;
  citiesDir = path.join(aside, 'our cities');
  const { said } = await make({ city: 'Marfa, Texas', email: 'marfa.example', feed: [feed()] });
  expect(said.at(-1)).toBe(`CITIES_DIR='${citiesDir}' CITY=marfa FEEDS=live npm start`);
  citiesDir = aside;
});

describe('a city of flags alone', () => {
  test.each([
    ['Boulder, Colorado', 'boulder', 'en-US', ['us/national', 'us/co']],
    ['Mérida, Yucatán', 'merida', 'en-MX', undefined],
    ['Marfa, Texas', 'marfa', 'en-US', ['us/national', 'us/tx']],
  ])('%s is written, and the site can read it', async (city, key, locale, packs) => {
    const { made, said } = await make({ city, email: `editor@${key}.example`, feed: [feed()] });
    expect(made).toEqual({ state: 'written' });
    expect(said.at(-1)).toBe(`CITIES_DIR=${citiesDir} CITY=${key} FEEDS=live npm start`);
    const text = await readFile(path.join(citiesDir, key, 'city.yaml'), 'utf8');
    expect(text).toContain(`locale: ${locale}\n`);
    if (packs) expect(text).toContain(`packs: [${packs.join(', ')}]\n`);
    else expect(text).not.toMatch(/^packs:/m);
  });

  test('is read through the proxy where one is set', async () => {
    const flags = { city: 'Marfa, Texas', email: 'marfa.example', feed: [feed()] };
    expect((await make(flags, upstream.proxyUrl)).made).toEqual({ state: 'written' });
    expect(upstream.journal.some(({ path: asked }) => asked.startsWith('/proxy?url='))).toBe(true);
  });

  test('leaves out an address without a feed, and says so', async () => {
    upstream.setFault('arts', 'status-404');
    const { said } = await make({ city: 'Marfa, Texas', email: 'a.example', feed: [feed('arts'), feed()] });
    expect(said).toContainEqual(expect.stringContaining(`  no  ${feed('arts')}: HTTP 404.`));
    const text = await readFile(path.join(citiesDir, 'marfa/city.yaml'), 'utf8');
    expect(text.match(/- url: /g)).toHaveLength(1);
  });
});

describe('beside another city', () => {
  const flags = (email: string) => ({ city: 'Marfa, Texas', feed: [feed()], email });
  const start = () => `CITIES_DIR=${citiesDir} CITY=marfa FEEDS=live npm start`;

  /** The first city, whose folder comes before or after. */
  async function first(key: string, hosts: string): Promise<void> {
    await mkdir(path.join(citiesDir, key));
    await writeFile(path.join(citiesDir, key, 'city.yaml'), smallest + hosts);
  }

  test('one with hosts of its own is told which is where', async () => {
    await first('boulder', '');
    expect((await make(flags('marfa.example'))).said.slice(-2)).toEqual([
      start(),
      'Without CITY, boulder is at SITE_URL and on this machine, and marfa at its hosts: marfa.example.',
    ]);
  });

  test('one without hosts is told that it is not served by itself', async () => {
    await first('boulder', '');
    expect((await make(flags('marfa@gmail.com'))).said.slice(-2)).toEqual([
      start(),
      'Without CITY, boulder is at SITE_URL and on this machine, and marfa is not served before its city.yaml lists hosts.',
    ]);
  });

  test('one that comes before another without hosts is told whose place it takes', async () => {
    await first('taos', '');
    expect((await make(flags('marfa@gmail.com'))).said.slice(-2)).toEqual([
      start(),
      'Without CITY it takes the place of taos, which lists no hosts either: give taos hosts, or set CITY.',
    ]);
  });

  test('one without hosts beside one with hosts is told that it is the default', async () => {
    await first('boulder', 'hosts: [boulder.example]\n');
    expect((await make(flags('marfa@gmail.com'))).said.slice(-2)).toEqual([
      start(),
      'Without CITY it is at SITE_URL and on this machine, each other city at its hosts.',
    ]);
  });
});

test('a paper with one source is told where others are', async () => {
  const flags = { city: 'Marfa, Texas', email: 'marfa.example' };
  const hint = expect.stringContaining('That is one source.');
  expect((await make({ ...flags, feed: [feed()] })).said).toContainEqual(hint);
  expect((await make({ ...flags, key: 'two', feed: [feed(), feed('arts')] })).said).not.toContainEqual(hint);
});

describe('nothing is written', () => {
  test.each<[string, Flags, Made['state'], string]>([
    ['without an answer', {}, 'missing', '--city, --email, --feed are missing'],
    ['for a name of several places', { city: 'Springfield' }, 'missing', 'Springfield, Missouri; '],
    ['for an unknown place', { city: 'Nowhere, Texas' }, 'missing', 'No place “Nowhere, Texas”'],
    ['with an address that is none', { email: 'nobody' }, 'missing', 'neither an email address nor a domain'],
    ['in a folder elsewhere', { key: '../x' }, 'missing', 'is no name for the city’s folder'],
    ['in an unknown language', { language: 'klingonish' }, 'missing', 'is no language'],
    ['without a feed', { feed: ['http://127.0.0.1:9/'] }, 'failed', 'None of the addresses has a feed'],
  ])('%s', async (_, flags, state, why) => {
    const usual = { city: 'Marfa, Texas', email: 'a.example', feed: [feed()] };
    const { made } = await make(Object.keys(flags).length > 0 ? { ...usual, ...flags } : {});
    expect(made).toEqual({ state, why: expect.stringContaining(why) });
    expect(existsSync(path.join(citiesDir, 'marfa'))).toBe(false);
  });

  test('over a city that is there', async () => {
    const flags = { city: 'Marfa, Texas', email: 'a.example', feed: [feed()] };
    await make(flags);
    const file = path.join(citiesDir, 'marfa/city.yaml');
    const before = await readFile(file, 'utf8');
    const { made } = await make({ ...flags, title: 'Another' });
    expect(made).toEqual({ state: 'failed', why: expect.stringContaining('marfa is there already') });
    expect(await readFile(file, 'utf8')).toBe(before);
  });
});
