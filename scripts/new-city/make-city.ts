import { existsSync } from 'node:fs';
import path from 'node:path';
import tzLookup from '@photostructure/tz-lookup';
import { titleSlug } from '@/lib/base/address/title-slug';
import { fetchFeed } from '@/lib/news/fetch-feed';
import { type Ask, answer, bad, good, type Result } from './answers/ask';
import { askPaper, type Flags, readAddresses, readKey } from './answers/questions';
import { cityYaml, packsFor, saveCity } from './city-file';
import { describeFeed, type Source } from './feeds/describe-feed';
import { type FeedGet, findFeed } from './feeds/find-feed';
import { localWords } from './local/local-words';
import { findTown, type Home } from './places/find-town';
import { regionCode, type TownTable } from './places/town-table';

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
  const timeZone = tzLookup(latitude, longitude);
  const place = { name: home.name, state: table.stateOf(home.town), region, latitude, longitude, timeZone };
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
  const paper = await askPaper(home.value, flags, ask);
  if (!paper.ok) return paper;
  const { siteTitle, email } = paper.value;
  const facts = factsOf(home.value, table);
  const { local, ...place } = facts;
  const near = local.places.flatMap(({ reach, town = [] }) => (reach === 'county' ? town : []));
  say(`${Object.values(place).join(', ')}. Neighbors: ${near.join(', ') || 'none'}`);
  const userAgent = `${titleSlug(siteTitle) || 'city-news'}-bot/1.0 (${email})`;
  const sources = await askFeeds({ given: flags.feed?.join(' '), userAgent, facts }, means);
  if (!sources.ok) return sources;
  return saveCity(folder, cityYaml({ ...facts, ...paper.value, feeds: { 'local-news': sources.value } }));
}
