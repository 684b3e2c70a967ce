import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import tzLookup from '@photostructure/tz-lookup';
import { dump } from 'js-yaml';
import { countryOf } from '@/lib/city/complete/region';
import { readCity } from '@/lib/city/read/read-city';
import type { CityFile } from '@/lib/city/schema/city-file';
import { fetchFeed } from '@/lib/news/fetch-feed';
import { type Ask, answer, bad, good, type Result } from '@/scripts/new-city/ask';
import { describeFeed, type FeedGet, findFeed, type Source } from '@/scripts/new-city/feeds';
import { localWords } from '@/scripts/new-city/local-words';
import { type Flags, hostsOf, readAddresses, readEmail, readKey } from '@/scripts/new-city/questions';
import { findTown, type Home, regionCode, type TownTable } from '@/scripts/new-city/towns';

/** Shared feed packs of a region such as US-CO, as far as they exist: `us/national`, `us/co`. */
export function packsFor(region: string, folder = 'lib/city/packs'): string[] {
  const [country = '', part] = region.toLowerCase().split('-');
  return [`${country}/national`, `${country}/${part}`].filter((name) =>
    existsSync(path.join(folder, `${name}.yaml`)),
  );
}

function yaml(part: object): string {
  return dump(part, { flowLevel: 3, lineWidth: -1, skipInvalid: true });
}

/** The file city.yaml: what the site needs, with comments that say what an editor may add. */
export function cityYaml({ feeds, local, ...facts }: Partial<CityFile>): string {
  return `# A change of this file shows within a minute; npm run doctor looks at the feeds. region is ISO 3166-2, hosts are the
# host names that lead to this city, packs are feeds shared by cities (lib/city/packs).
${yaml(facts)}
# By section: local-news, sports, food, events and the others of lib/sections.ts. covers says what area a source
# normally covers: town, county, region or state. A source of other news too can have blockWords: [Sponsored].
${yaml({ feeds })}
# What counts as local. Add schools, parks, venues and short names to names; what is also a word or a place
# elsewhere belongs in unsure, which counts only beside another place or a word such as police.
${yaml({ local })}
# docs/cities.md has all that a city may say, here or in a file of its own: resources.yaml, events.yaml, faq/*.yaml.
`;
}

/** Writes `<folder>/city.yaml` and reads it as the site does; a folder that is there stays as it is. */
export async function saveCity(folder: string, text: string): Promise<Result<string>> {
  const file = path.join(folder, 'city.yaml');
  try {
    await mkdir(path.dirname(folder), { recursive: true });
    await mkdir(folder);
    await writeFile(file, text, { flag: 'wx' });
  } catch (error) {
    return bad(`${file} could not be written: ${(error as Error).message}`);
  }
  const { problems } = readCity(folder);
  if (problems.length === 0) return good(file);
  await rm(folder, { recursive: true, force: true });
  return bad(`The site could not read the new city, so it was taken away again: ${problems.join('; ')}`);
}

export type Means = {
  /** Undefined where nobody can answer. */
  ask?: Ask;
  say: (line: string) => void;
  table: () => TownTable;
  citiesDir: string;
  proxyUrl?: string;
  now: () => number;
};

/** What the table knows of a place. */
function factsOf(home: Home, table: TownTable) {
  const { latitude, longitude } = home.town;
  const region = regionCode(home.town);
  const facts = {
    name: home.name,
    state: table.stateOf(home.town),
    region,
    locale: `en-${countryOf(region)}`,
  };
  const place = { ...facts, latitude, longitude, timeZone: tzLookup(latitude, longitude) };
  return { ...place, packs: packsFor(region), local: localWords(home, table) };
}

type Facts = ReturnType<typeof factsOf>;

type Asked = { given: string | undefined; userAgent: string; facts: Facts };

/** Until one of the addresses has a feed, as long as somebody can name others; a feed that two lead to counts once. */
async function askFeeds({ given, userAgent, facts }: Asked, means: Means): Promise<Result<Source[]>> {
  const { ask, say, proxyUrl, now } = means;
  const get: FeedGet = (url, untrusted) => fetchFeed(url, {}, { userAgent, proxyUrl, now, untrusted });
  const text = 'Addresses of local news feeds, or of the websites that have them (a space between two):';
  const addresses = await answer({ given, text, read: readAddresses }, ask);
  if (!addresses.ok) return addresses;
  const sources = new Map<string, Source>();
  for (const written of addresses.value) {
    const found = await findFeed(written, get, facts.timeZone);
    if (found.ok) {
      const { source, line } = describeFeed(found.value, facts.local);
      sources.set(source.url, source);
      say(`  ok  ${line}`);
    } else say(`  no  ${found.why}`);
  }
  if (sources.size > 0) return good([...sources.values()]);
  if (ask) return askFeeds({ given: undefined, userAgent, facts }, means);
  return bad('None of the addresses has a feed that can be read, so nothing was written.');
}

/** Asks, looks up, reads the feeds and writes `<key>/city.yaml`. Gives its path. */
export async function makeCity(flags: Flags, means: Means): Promise<Result<string>> {
  const { ask, say, citiesDir } = means;
  const missing = (['city', 'email', 'feed'] as const).filter((name) => !flags[name]?.length);
  if (!ask && missing.length > 0)
    return bad(`Without a terminal --${missing.join(' and --')} must be given.`);
  const table = means.table();
  const text = 'City and region, such as “Boulder, Colorado”:';
  const home = await answer({ given: flags.city, text, read: (written) => findTown(written, table) }, ask);
  if (!home.ok) return home;
  const key = readKey(flags.key, home.value.name);
  if (!key.ok) return key;
  const folder = path.join(citiesDir, key.value);
  if (existsSync(folder))
    return bad(`${folder} is there already; nothing was changed. --key names another one.`);
  const emailText = 'Email address or domain of the paper:';
  const email = await answer({ given: flags.email, text: emailText, read: readEmail }, ask);
  if (!email.ok) return email;
  const facts = factsOf(home.value, table);
  const { local, ...place } = facts;
  const near = local.places.flatMap(({ reach, town = [] }) => (reach === 'county' ? town : []));
  say(`${Object.values(place).join(', ')}. Neighbors: ${near.join(', ') || 'none'}`);
  const userAgent = `${key.value}-news-bot/1.0 (${email.value})`;
  const sources = await askFeeds({ given: flags.feed?.join(' '), userAgent, facts }, means);
  if (!sources.ok) return sources;
  const paper = { email: email.value, hosts: hostsOf(email.value), feeds: { 'local-news': sources.value } };
  return saveCity(folder, cityYaml({ ...facts, ...paper }));
}
