import { existsSync, readFileSync } from 'node:fs';
import { appendFile, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import tzLookup from '@photostructure/tz-lookup';
import { Document, isScalar, isSeq, visit } from 'yaml';
import type { City } from '@/lib/city/city-type';
import { countryOf } from '@/lib/city/complete/region';
import { CityStore } from '@/lib/city/read/city-store';
import { readCity } from '@/lib/city/read/read-city';
import { packFile } from '@/lib/city/schema/city-file';
import { hostFromUrl, toggleWww } from '@/lib/city/this-city';
import { fetchFeed } from '@/lib/news/sources/fetch-feed';
import { drawMap } from '@/scripts/city-map/draw-map';
import { MAP_FILE, mapYaml } from '@/scripts/city-map/map-yaml';
import {
  type Ask,
  answer,
  bad,
  good,
  hostsOf,
  type Language,
  type Result,
  readEmail,
  readKey,
  readLanguage,
} from '@/scripts/new-city/ask';
import { type FeedGet, readFeeds } from '@/scripts/new-city/feeds';
import { localWords } from '@/scripts/new-city/local-words';
import { findTown, type Home, type Town } from '@/scripts/new-city/towns';

export type Flags = Partial<Record<'city' | 'language' | 'email' | 'key', string>> & { feed?: string[] };

export type Means = {
  /** Undefined if there is no terminal. */
  ask?: Ask;
  say: (line: string) => void;
  towns: () => readonly Town[];
  citiesDir: string;
  siteUrl?: string;
  proxyUrl?: string;
  now: () => number;
};

/** Returns feed packs that exist for a region: `us/national` and `us/co`, or `us/national-es` in Spanish. */
export function packsFor(region: string, language: Language): string[] {
  const [country, part] = region.toLowerCase().split('-');
  const own = `${country}/national-${language}`;
  const names = existsSync(packFile(own)) ? [own] : [`${country}/national`, `${country}/${part}`];
  return names.filter((name) => existsSync(packFile(name)));
}

/** Returns the language that most people in the country speak (CLDR). */
function usualLanguage({ country }: Town): Language {
  return new Intl.Locale(`und-${country}`).maximize().language === 'es' ? 'es' : 'en';
}

/** Returns facts about the city from the table of towns. */
function factsOf({ name, town }: Home, language: Language) {
  const { state, region, latitude, longitude } = town;
  const place = { name, state, region, locale: `${language}-${countryOf(region)}`, latitude, longitude };
  return { ...place, timeZone: tzLookup(latitude, longitude), packs: packsFor(region, language) };
}

/** Nesting level of a list entry, such as an entry of `local-news` in `feeds`. */
const ENTRY_LEVEL = 6;

/** Writes YAML. Each entry of a list of maps and each list of strings takes one line. */
function inYaml(part: object): string {
  const document = new Document(part);
  visit(document, {
    Collection(_, node, above) {
      node.flow = above.length >= ENTRY_LEVEL || (isSeq(node) && node.items.every(isScalar));
    },
  });
  return document.toString({ lineWidth: 0 });
}

/** Fills in city.template.yaml, which lists everything that a city can define, with the known parts. */
export function cityYaml(parts: Readonly<Record<'facts' | 'feeds' | 'local', object>>): string {
  const template = readFileSync('scripts/new-city/city.template.yaml', 'utf8');
  return template.replace(/^\{\{(\w+)\}\}\n/gm, (_, part: keyof typeof parts) => inYaml(parts[part]));
}

/** Writes `<folder>/city.yaml`, and map.yaml if there is a map. Removes the folder if the site cannot read it. */
async function saveCity(folder: string, text: string, map?: string): Promise<Result<string>> {
  const file = path.join(folder, 'city.yaml');
  await mkdir(folder, { recursive: true });
  await writeFile(file, text, { flag: 'wx' });
  if (map) await writeFile(path.join(folder, MAP_FILE), map);
  const { problems } = await readCity(folder);
  if (problems.length === 0) return good(file);
  await rm(folder, { recursive: true, force: true });
  return bad(`The site could not read the new city, so it was removed again: ${problems.join('; ')}`);
}

/** Matches public host names. Excludes local ones and templates such as `{host}`. */
const publicHost = /^(?!127\.)[a-z0-9-]+(?:\.[a-z0-9-]+)+$/;

/**
 * Adds the hosts of SITE_URL to the first city if it lists none, because a second city (`added` is its key) makes hosts
 * necessary. Returns a sentence that says what was written, or what the editor should write; undefined if nothing is
 * needed.
 */
export async function giveHosts(citiesDir: string, added: string, siteUrl?: string) {
  const cities = (await CityStore.open(citiesDir)).cities().filter(({ key }) => key !== added);
  const [only, ...others] = cities.filter(({ editionOf }) => editionOf === undefined);
  if (!only || others.length > 0 || only.hosts.length > 0) return undefined;
  const file = path.join(only.folder, 'city.yaml');
  const host = hostFromUrl(siteUrl);
  if (!host || !publicHost.test(host) || /^hosts:/m.test(readFileSync(file, 'utf8')))
    return `${only.name} lists no hosts yet: before readers come to both, write hosts: [its.host.name] in ${file}.`;
  const hosts = `${host}, ${toggleWww(host)}`;
  await appendFile(file, `\n# Where readers find it; the first is its own address.\nhosts: [${hosts}]\n`);
  return `${only.name} now lists its hosts, from SITE_URL: ${hosts} (${file}).`;
}

/** Returns the content of the city's map.yaml; undefined if no map can be drawn. */
function mapOf({ name, town }: Home, { places }: City['local'], towns: readonly Town[]): string | undefined {
  const map = drawMap({ ...town, name, near: places.flatMap(({ town: near = [] }) => near) }, towns);
  return map && mapYaml(map);
}

const feedText = 'Addresses of local news feeds, or of the websites that have them (a space between two):';

function feedGet(userAgent: string, { proxyUrl, now }: Means): FeedGet {
  return (url, untrusted) => fetchFeed(url, {}, { userAgent, proxyUrl, now, untrusted });
}

/** Asks for facts, reads the feeds and writes `<key>/city.yaml`. Returns its path. */
export async function makeCity(flags: Flags, means: Means): Promise<Result<string>> {
  const { ask, say, citiesDir } = means;
  const missing = (['city', 'email', 'feed'] as const).filter((name) => !flags[name]?.length);
  if (!ask && missing.length > 0)
    return bad(`Without a terminal --${missing.join(' and --')} must be given.`);
  const towns = means.towns();
  const cityText = 'City and region, such as “Boulder, Colorado”:';
  const home = await answer({ flag: flags.city, text: cityText, read: (one) => findTown(one, towns) }, ask);
  if (!home.ok) return home;
  const key = readKey(flags.key, home.value.name);
  if (!key.ok) return key;
  const folder = path.join(citiesDir, key.value);
  if (existsSync(folder))
    return bad(`${folder} is there already; nothing was changed. --key names another one.`);
  const usual = usualLanguage(home.value.town);
  const languageText = `Language of the paper, en or es (Enter for ${usual}):`;
  const flag = flags.language ?? (ask ? undefined : usual);
  const language = await answer({ flag, text: languageText, read: (one) => readLanguage(one, usual) }, ask);
  if (!language.ok) return language;
  const emailText = 'Email address or domain of the paper:';
  const email = await answer({ flag: flags.email, text: emailText, read: readEmail }, ask);
  if (!email.ok) return email;
  const facts = factsOf(home.value, language.value);
  const local = localWords(home.value, towns, language.value);
  const near = local.places.flatMap(({ reach, town = [] }) => (reach === 'county' ? town : []));
  say(`${Object.values(facts).join(', ')}. Neighbors: ${near.join(', ') || 'none'}`);
  const reading = { get: feedGet(`${key.value}-news-bot/1.0 (${email.value})`, means), local, say };
  const read = (one: string) => readFeeds(one, { ...reading, zone: facts.timeZone });
  const sources = await answer({ flag: flags.feed?.join(' '), text: feedText, read }, ask);
  if (!sources.ok) return sources;
  const hosts = hostsOf(email.value);
  if (hosts.length === 0) say('It lists no hosts yet: write hosts: [its.host.name] in its city.yaml.');
  if (countryOf(facts.region) !== 'US')
    say('It shows no weather yet: its city.yaml says on what terms it can.');
  const feeds = { feeds: { 'local-news': sources.value } };
  const text = cityYaml({ facts: { ...facts, email: email.value, hosts }, feeds, local: { local } });
  const saved = await saveCity(folder, text, mapOf(home.value, local, towns));
  const advice = saved.ok && (await giveHosts(citiesDir, key.value, means.siteUrl));
  if (advice) say(advice);
  return saved;
}
