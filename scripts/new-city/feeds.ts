import { Parser } from 'htmlparser2';
import { webAddress } from '@/lib/base/addresses';
import type { Failure, Outcome } from '@/lib/base/outcome';
import { decodeText } from '@/lib/base/text/decode-text';
import type { City } from '@/lib/city/city-type';
import { readPlace } from '@/lib/news/local/read-place';
import { type ParsedFeed, readFeed } from '@/lib/news/read/read-feed';
import type { FeedResponse } from '@/lib/news/sources/fetch-feed';
import type { FeedKey } from '@/lib/sections';
import { refusal } from '@/lib/web/guard/address-guard';
import { adviceFor, failureText } from '@/scripts/doctor/report';
import { bad, good, type Result } from '@/scripts/new-city/ask';
import { placeKey } from '@/scripts/new-city/towns';

/** Fetches an address. `found`: whether the address was found on a page; if so, it must be public. */
export type FeedGet = (address: string, found?: boolean) => Promise<Outcome<FeedResponse>>;
export type FoundFeed = { url: string; feed: ParsedFeed };
type Tried = FoundFeed | { failure: Failure; page?: Extract<FeedResponse, { kind: 'body' }> };

const MAX_LINKED = 4;
const feedType = /^(application|text)\/((rss|atom|rdf)\+xml|feed\+json|xml)\b/i;
const comments = /\bcomments?\b|\bcomentarios\b/i;
/** Common feed paths of WordPress, Ghost, Drupal, BLOX, Blogger and CivicPlus, the best first. */
const USUAL_PATHS =
  '/feed/ /rss.xml /feed.xml /rss/ /index.xml /atom.xml /search/?f=rss&t=article&l=50&s=start_time&sd=desc ' +
  '/RSSFeed.aspx?ModID=1&CID=All-newsflash.xml /feeds/posts/default';

/**
 * Returns absolute addresses of the feeds in a page's head (`<link rel="alternate">`), in order, without comment feeds.
 */
export function linkedFeeds(html: string, pageUrl: string): string[] {
  const found: string[] = [];
  let base = pageUrl;
  const parser = new Parser({
    onopentag(name, { rel = '', type = '', href, title = '' }) {
      if (name === 'base') base = webAddress(href, pageUrl) ?? base;
      const isFeed = name === 'link' && /\balternate\b/i.test(rel) && feedType.test(type.trim());
      const address = isFeed ? webAddress(href, base) : undefined;
      if (address && !comments.test(`${title} ${address}`)) found.push(address);
    },
  });
  parser.end(html);
  return [...new Set(found)];
}

async function tryFeed(url: string, get: FeedGet, zone: string, found?: boolean): Promise<Tried> {
  const answer = await get(url, found);
  if (!answer.ok) return { failure: answer.failure };
  if (answer.value.kind !== 'body') return { failure: { reason: 'not-modified-unasked', detail: '304' } };
  const { bytes, charset, movedTo } = answer.value;
  const read = readFeed({ bytes, charset }, { source: { url }, zone });
  if (!read.ok) return { failure: read.failure, page: answer.value };
  return { url: movedTo ?? url, feed: read.value };
}

/**
 * Finds a feed: the address itself, then feeds that the page links to, then common paths. Only the editor's own origin
 * may be private. `zone`: IANA time zone for dates without one.
 */
export async function findFeed(written: string, get: FeedGet, zone: string): Promise<Result<FoundFeed>> {
  const address = webAddress(/^https?:\/\//i.test(written) ? written : `https://${written}`);
  if (!address) return bad(`${written} is no web address.`);
  const first = await tryFeed(address, get, zone);
  if ('feed' in first) return good(first);
  const { failure, page } = first;
  if (!page || failure.reason !== 'not-a-feed')
    return bad(`${address}: ${failureText(failure)}. ${adviceFor(failure)}`);
  const own = new URL(address).origin;
  const pageUrl = page.movedTo ?? address;
  const linked = linkedFeeds(decodeText(page.bytes, page.charset), pageUrl).slice(0, MAX_LINKED);
  for (const one of [...linked, ...USUAL_PATHS.split(' ').map((place) => new URL(place, pageUrl).href)]) {
    if (refusal(new URL(one), own)) continue;
    const tried = await tryFeed(one, get, zone, new URL(one).origin !== own);
    if ('feed' in tried && tried.feed.items.length > 0) return good(tried);
  }
  return bad(`${address} is a web page, and no feed was found on its site: look there for “RSS”.`);
}

export type Source = City['feeds'][FeedKey][number];

/** Returns a source's name: `Boulder Beat` for `Boulder Beat | Latest news`. Without a title, returns the host. */
export function sourceName(title: string | undefined, url: string): string {
  const [name = ''] = (title ?? '').split(/\s+[|–—»·•:-]+\s+|:\s+/);
  const plain = name.replace(/\b(?:rss ?)?feed\b|\brss\b|^(?:latest |local )?news$|^noticias$/gi, '').trim();
  return plain || new URL(url).hostname.replace(/^www\./, '');
}

/** Returns whether a feed's title names a place farther away: `Medicine Hat News`. */
function namesFarther(title: string, { places, farther = [] }: City['local']): boolean {
  const names = places.flatMap(({ reach, town }) => (reach === 'region' && town ? [town] : []));
  const all = [...names, ...farther.map((name) => name.replace(/^(?:in|en) /, ''))].map(placeKey);
  return all.some((name) => ` ${placeKey(title)} `.includes(` ${name} `));
}

const OF_GOVERNMENT = /^(?:city|county|town|village) of |^(?:ciudad|condado|municipio|ayuntamiento) de /i;

/**
 * Describes a feed for city.yaml. Decides how local it is by the town in its title or host, otherwise by the places in
 * its items.
 */
export function describeFeed(
  { url, feed }: FoundFeed,
  local: City['local'],
): { source: Source; line: string } {
  const town = placeKey(local.places[0]?.town ?? '');
  const host = new URL(url).hostname.replace(/[^a-z]/g, '');
  const isInHost = town.length > 4 && host.includes(town.replaceAll(' ', ''));
  const isTowns = town && (isInHost || ` ${placeKey(feed.title ?? '')} `.includes(` ${town} `));
  const readings = feed.items.map((item) => readPlace(item, local, 'region'));
  // Local papers rarely name their town. If a third of the headlines with a place are local, the feed is local.
  const named = readings.filter(({ isGuessed }) => !isGuessed);
  const near = named.filter(({ isLocal }) => isLocal).length;
  const isFar = !isTowns && namesFarther(feed.title ?? '', local);
  const covers = isTowns ? 'town' : near >= named.length / 3 && !isFar ? 'county' : 'region';
  const isGovernments = /\.gov$/.test(new URL(url).hostname) || OF_GOVERNMENT.test(feed.title ?? '');
  const counted = feed.items.filter((item) => readPlace(item, local, covers).isLocal).length;
  return {
    source: {
      url,
      name: sourceName(feed.title, url),
      covers,
      onlyLocal: true,
      ...(isGovernments && { voice: 'government' as const }),
    },
    line: `${url}: ${counted} of ${feed.items.length} items local; covers the ${covers}`,
  };
}

type Reading = { get: FeedGet; zone: string; local: City['local']; say: (line: string) => void };

/**
 * Reads the feeds at addresses separated by commas or spaces (an address may itself contain commas) and prints a line
 * for each address. Returns each feed once.
 */
export async function readFeeds(
  written: string,
  { get, zone, local, say }: Reading,
): Promise<Result<Source[]>> {
  const sources = new Map<string, Source>();
  for (const address of written.split(/,?\s+|,(?=https?:)/).filter(Boolean)) {
    const found = await findFeed(address, get, zone);
    const { source, line } = found.ok ? describeFeed(found.value, local) : { line: found.why };
    if (source) sources.set(source.url, source);
    say(`  ${source ? 'ok' : 'no'}  ${line}`);
  }
  if (sources.size > 0) return good([...sources.values()]);
  return bad('None of the addresses has a feed that can be read, so nothing was written.');
}
