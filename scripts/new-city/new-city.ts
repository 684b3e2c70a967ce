import type { Answers, World } from './answers/answers';
import { agentOf } from './answers/defaults';
import type { DescribedFeed } from './feeds/describe-feed';
import { feedGet } from './feeds/feed-get';
import { type ReadFeed, readFeeds } from './feeds/read-feeds';
import type { NewCity } from './file/city-yaml';
import { packsFor } from './file/packs-for';
import { localWords } from './local/local-words';
import type { Choice } from './places/find-place';
import { countryName } from './places/names-around';
import { regionCode } from './places/region-code';
import { timeZoneAt } from './places/time-zone';
import { wikipediaOf } from './places/wikipedia';

/** What the place table knows of a city. */
export type Facts = Pick<
  NewCity,
  'name' | 'state' | 'region' | 'latitude' | 'longitude' | 'timeZone' | 'wikipedia' | 'local'
>;

/** What follows from the place alone. */
export function factsOf(home: Choice, { table, countries }: World): Facts {
  const { place } = home;
  const region = regionCode(place, table, countries);
  const isTerritory = region.startsWith('US-') && place.country !== 'US';
  const state = isTerritory ? countryName(place.country) : table.stateOf(place);
  const wikipedia = wikipediaOf(home, state, table);
  return {
    name: home.name,
    ...(state && { state }),
    region,
    latitude: place.latitude,
    longitude: place.longitude,
    timeZone: timeZoneAt(place),
    ...(wikipedia && { wikipedia }),
    local: localWords(home, state, table),
  };
}

export type Reading = { proxyUrl: string | undefined; now: () => number };

/** Reads the feeds that the editor named, as the site will. */
export function readLocalFeeds(
  facts: Facts,
  { title, contact, feeds }: Pick<Answers, 'title' | 'contact' | 'feeds'>,
  { proxyUrl, now }: Reading,
): Promise<ReadFeed[]> {
  const agent = agentOf(title);
  const [host] = contact.hosts;
  const userAgent = `${agent}/1.0 (${host ? `+https://${host}; ` : ''}${contact.email})`;
  const get = feedGet({ userAgent, proxyUrl, now });
  return readFeeds(feeds, { get, local: facts.local, zone: facts.timeZone, agent, now });
}

export function describedFeeds(feeds: readonly ReadFeed[]): DescribedFeed[] {
  return feeds.flatMap((read) => ('described' in read ? [read.described] : []));
}

/** Of the site's own words, which are English in every city; the headlines keep their own language. */
function localeOfSite(locale: string, region: string): string {
  const { language } = new Intl.Locale(locale);
  return language === 'en' ? locale : `en-${region.slice(0, 2)}`;
}

/** All that the file will say. */
export function newCity(
  facts: Facts,
  { title, contact, locale }: Answers,
  feeds: readonly DescribedFeed[],
): NewCity {
  return {
    ...facts,
    locale: localeOfSite(locale, facts.region),
    siteTitle: title,
    email: contact.email,
    hosts: contact.hosts,
    packs: packsFor(facts.region),
    feeds,
  };
}
