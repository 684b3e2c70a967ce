import { webAddress } from '@/lib/base/addresses';
import { memoize } from '@/lib/base/cache';

const MAX_LINKS = 20_000;

/** Tracking parameters, which never identify an article (quirk 19). */
const campaign =
  /^(?:(?:utm|mtm|pk|piwik|matomo|hsa)_.*|(?:int)?cmp(?:id)?|[ino]cid|smid|ito|ftag|(?:fb|g|d|tw|tt|y|wick)clid|msclkid|gbraid|wbraid|mc_[ce]id|igshi?d?|_hsenc|_hsmi|mkt_tok|vero_id|oly_(?:enc|anon)_id|xtor|at_(?:medium|campaign|campaign_type|format|link_id|link_type|link_origin|ptr_name|custom\d|bbc_team)|ns_(?:mchannel|source|campaign|linkname|fee))$/i;
/**
 * Parameters that only say that a link comes from a feed or leads to an AMP page: `partner=rss`,
 * `source=rss----c0ffee---4`.
 */
const campaignPairs =
  /^(?:rss=1|(?:source|src|from|ref|referr?er|origin|via|partner|emc|campaign|cid|track(?:ing)?|feature|medium|maca|channel|output|type)=(?:[\w.]*[-_.])?(?:rss|feed|rdf|atom)(?:[-_.\d].*)?|amp=(?:1|true)?|output(?:type)?=amp)$/i;

function isCampaign([name, value]: readonly [string, string]): boolean {
  return campaign.test(name) || campaignPairs.test(`${name}=${value}`);
}

/**
 * Redirect pages of search engines and social networks. One of the parameters in TARGETS contains the story's
 * address.
 */
const REDIRECTOR =
  /^(?:(?:www\.)?google\.[a-z.]{2,6}\/url|(?:www\.)?bing\.com\/news\/apiclick\.aspx|lm?\.facebook\.com\/l\.php|l\.instagram\.com\/|duckduckgo\.com\/l\/|t\.umblr\.com\/redirect|out\.reddit\.com\/.*|(?:www\.)?youtube\.com\/redirect)$/;
const TARGETS = ['url', 'q', 'u', 'uddg', 'z'];

/** Returns the story's address in a redirect link, such as one from Google Alerts; undefined for other links. */
export function redirectTarget(link: string): string | undefined {
  const { hostname, pathname, searchParams } = new URL(link);
  if (!REDIRECTOR.test(hostname + pathname)) return undefined;
  return TARGETS.flatMap((name) => webAddress(searchParams.get(name) ?? undefined) ?? []).at(0);
}

/** Unwraps `www.google.com/amp/s/host/path` and `host.cdn.ampproject.org`. */
function outOfAmpViewer(url: URL): URL {
  const inPath = /^\/(?:amp|[cv])\/(?:s\/)?([\w-]+(?:\.[\w-]+)+\/.*)$/.exec(url.pathname)?.[1];
  const isViewer = url.hostname === 'www.google.com' || url.hostname.endsWith('.cdn.ampproject.org');
  return inPath && isViewer && URL.canParse(`https://${inPath}`) ? new URL(`https://${inPath}`) : url;
}

/**
 * Returns the address of the regular page for an AMP address, if it can be derived. Returns other addresses unchanged.
 */
export function withoutAmp(link: string): string {
  if (!/amp/i.test(link)) return link;
  const url = outOfAmpViewer(new URL(link));
  url.pathname = url.pathname.replace(/\.amp(?=\.html?$|$)/, '').replace(/\/amp\/?$/, '/');
  for (const [name, value] of [...url.searchParams])
    if (/^(?:amp|output|outputtype)$/i.test(name) && isCampaign([name, value])) url.searchParams.delete(name);
  return url.href;
}

function hostAndPath(url: URL): string {
  const path = url.pathname
    .replace(/\.amp(?=\.html?$|$)/, '')
    .replace(/^\/amp(?=\/)|\/amp\/?$/, '')
    .replace(/\/+$/, '');
  return `${url.host.replace(/^amp\./, 'www.')}${path}`;
}

function queryOf(pairs: readonly (readonly [string, string])[]): string {
  const query = pairs.map(([name, value]) => `${name}=${value}`).join('&');
  return query && `?${query}`;
}

/** Removes a tracking fragment: `#xtor=RSS-1`, `#utm_source=rss`. */
function fragmentOf({ hash }: URL): string {
  const isCounter = [...new URLSearchParams(hash.slice(1))].some((pair) => pair[1] && isCampaign(pair));
  return isCounter || hash === '#' ? '' : hash;
}

/**
 * Returns the same key for all addresses of a story (quirk 19), for comparison only. The scheme, host case, tracking
 * parameters, AMP forms and a trailing slash do not affect the key; other parameters, the fragment and `www.` do.
 */
export const canonicalLink = memoize(MAX_LINKS, (link) => {
  if (!URL.canParse(link)) return link;
  const url = outOfAmpViewer(new URL(link));
  const kept = [...url.searchParams].filter((pair) => !isCampaign(pair));
  return `${hostAndPath(url)}${queryOf(kept)}${fragmentOf(url)}`;
});
