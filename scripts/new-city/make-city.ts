import { existsSync } from 'node:fs';
import path from 'node:path';
import { standards } from '@/lib/base/setting-list';
import { defaultOf } from '@/lib/city/hosts/default-city';
import { CityStore } from '@/lib/city/read/city-store';
import {
  type Answers,
  askFeeds,
  askHome,
  askRest,
  type Flags,
  missingFlags,
  type World,
} from './answers/answers';
import type { Terminal } from './answers/ask';
import { readKey } from './answers/defaults';
import type { DescribedFeed } from './feeds/describe-feed';
import { feedLines } from './feeds/feed-lines';
import { checkSaved } from './file/check-saved';
import { cityYaml } from './file/city-yaml';
import { saveCity, takenText } from './file/save-city';
import { describedFeeds, type Facts, factsOf, newCity, readLocalFeeds } from './new-city';
import { placeLines } from './place-lines';
import { bad, good, type Result } from './result';

/** `missing`: an answer is missing or cannot be used; `failed`: the city could not be written. */
export type Made = { state: 'written' } | { state: 'missing' | 'failed'; why: string };

export type Means = {
  /** Undefined where nobody can answer. */
  person: Terminal | undefined;
  say: (line: string) => void;
  world: () => World;
  citiesDir: string;
  proxyUrl: string | undefined;
  now: () => number;
};

const oneSource =
  'That is one source. Radio stations, the university, the city and the schools often have feeds, too: add them to feeds.';

/** Until one of the addresses has a feed, as long as somebody can name others. */
async function localFeeds(
  facts: Facts,
  answers: Answers,
  { person, say, proxyUrl, now }: Means,
): Promise<Result<readonly DescribedFeed[]>> {
  let { feeds } = answers;
  for (;;) {
    const read = await readLocalFeeds(facts, { ...answers, feeds }, { proxyUrl, now });
    for (const line of feedLines(read, now())) say(line);
    const described = describedFeeds(read);
    if (described.length === 1) say(oneSource);
    if (described.length > 0) return good(described);
    if (!person) return bad('None of the addresses has a feed that can be read, so nothing was written.');
    const others = await askFeeds(undefined, person);
    if (!others.ok) return others;
    feeds = others.value;
  }
}

/** For a line that is pasted: in quotes where the shell would read it as something else. */
function shellWord(text: string): string {
  return /^[\w./@%+,:=-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}

/** With other cities beside it: which is where when CITY is not set. */
function besideOthers(key: string, citiesDir: string): string[] {
  const cities = new CityStore(citiesDir).cities();
  const first = defaultOf(cities, {});
  const hosts = cities.find((city) => city.key === key)?.hosts ?? [];
  if (cities.length < 2) return [];
  const other = cities.find((city) => city.key !== key && city.hosts.length === 0)?.key;
  if (first === key)
    return other
      ? [
          `Without CITY it takes the place of ${other}, which lists no hosts either: give ${other} hosts, or set CITY.`,
        ]
      : ['Without CITY it is at SITE_URL and on this machine, each other city at its hosts.'];
  const here = `Without CITY, ${first} is at SITE_URL and on this machine`;
  return hosts.length > 0
    ? [`${here}, and ${key} at its hosts: ${hosts.join(', ')}.`]
    : [`${here}, and ${key} is not served before its city.yaml lists hosts.`];
}

async function write(key: string, text: string, { citiesDir, say }: Means): Promise<Made> {
  const saved = await saveCity(citiesDir, key, text);
  if (!saved.ok) return { state: 'failed', why: saved.why };
  const checked = await checkSaved(citiesDir, key);
  if (!checked.ok) return { state: 'failed', why: checked.why };
  say(
    `${saved.value} is written, and the site can read it. docs/cities.md says what to add next. To serve it:`,
  );
  const elsewhere = citiesDir === standards.CITIES_DIR ? '' : `CITIES_DIR=${shellWord(citiesDir)} `;
  say(`${elsewhere}CITY=${key} FEEDS=live npm start`);
  for (const line of besideOthers(key, citiesDir)) say(line);
  return { state: 'written' };
}

/** Asks, looks up, reads the feeds, writes `<key>/city.yaml` and checks it. */
export async function makeCity(flags: Flags, means: Means): Promise<Made> {
  const { person, say, citiesDir } = means;
  const absent = person ? undefined : missingFlags(flags);
  if (absent) return { state: 'missing', why: absent };
  person?.say('One moment: the table of places is being read.');
  const world = means.world();
  const home = await askHome(flags, world, person);
  if (!home.ok) return { state: 'missing', why: home.why };
  const key = readKey(flags.key, home.value.name);
  if (!key.ok) return { state: 'missing', why: key.why };
  const folder = path.join(citiesDir, key.value);
  if (existsSync(folder)) return { state: 'failed', why: takenText(folder) };
  const answers = await askRest(flags, home.value, person);
  if (!answers.ok) return { state: 'missing', why: answers.why };
  const facts = factsOf(home.value, world);
  for (const line of placeLines(facts, answers.value.locale)) say(line);
  const feeds = await localFeeds(facts, answers.value, means);
  if (!feeds.ok) return { state: 'failed', why: feeds.why };
  return write(key.value, cityYaml(newCity(facts, answers.value, feeds.value)), means);
}
