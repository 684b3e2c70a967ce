/** Parameters of campaign software: they say how a reader came, and no publisher numbers articles with them (quirk 19). */
const campaign =
  /^(?:utm_.*|(?:fb|g|d|tw|tt|y|wick)clid|msclkid|gbraid|wbraid|mc_[ce]id|igshi?d?|_hsenc|_hsmi|mkt_tok|vero_id|oly_(?:enc|anon)_id|xtor|at_(?:medium|campaign|campaign_type|format|link_id|link_type|link_origin|ptr_name|custom\d|bbc_team)|ns_(?:mchannel|source|campaign|linkname|fee))$/i;
/** Whole pairs that say no more than "from the feed" or "for telephones". */
const campaignPairs = new Set([
  'rss=1',
  'source=rss',
  'src=rss',
  'from=rss',
  'amp=',
  'amp=1',
  'amp=true',
  'output=amp',
  'outputtype=amp',
]);
/** Names that one publisher uses for campaigns and another for the number of an article: no proof by themselves. */
const perhaps =
  /^(?:partner|ref|cmp|cmpid|ocid|ito|smid|emc|ftag|srnd|mod|taid|feedtype|feedname|traffic_source|oc)$/i;

function isCampaign([name, value]: readonly [string, string]): boolean {
  return campaign.test(name) || campaignPairs.has(`${name}=${value}`.toLowerCase());
}

/** The publisher's address behind an AMP cache or viewer: `www.google.com/amp/s/host/path`, `host.cdn.ampproject.org`. */
function outOfAmpViewer(url: URL): URL {
  const inPath = /^\/(?:amp|[cv])\/(?:s\/)?([\w-]+(?:\.[\w-]+)+\/.*)$/.exec(url.pathname)?.[1];
  const isViewer = url.hostname === 'www.google.com' || url.hostname.endsWith('.cdn.ampproject.org');
  return inPath && isViewer && URL.canParse(`https://${inPath}`) ? new URL(`https://${inPath}`) : url;
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

/** A fragment that counts readers (`#xtor=RSS-1`, `#utm_source=rss`) is none. */
function fragmentOf({ hash }: URL): string {
  const isCounter = [...new URLSearchParams(hash.slice(1))].some((pair) => pair[1] && isCampaign(pair));
  return isCounter || hash === '#' ? '' : hash;
}

/**
 * One key for all addresses of one story: scheme, case of the host, known tracking parameters, AMP forms and last slash
 * do not count. The publisher's own query, a fragment and `www.` do: for some they are the number of the article
 * (quirk 19). For comparing only, never to link to.
 */
export function canonicalLink(link: string): string {
  if (!URL.canParse(link)) return link;
  const url = outOfAmpViewer(new URL(link));
  const kept = [...url.searchParams].filter((pair) => !isCampaign(pair));
  return `${hostAndPath(url)}${queryOf(kept)}${fragmentOf(url)}`;
}

/**
 * A wider key, which drops what is a campaign or a mark at one publisher and the number of an article at another:
 * `ref`, `mod`, `partner`, any fragment, `www.`. Equal keys are a hint, which the titles must confirm.
 */
export function looseLink(link: string): string {
  if (!URL.canParse(link)) return link;
  const url = outOfAmpViewer(new URL(link));
  const kept = [...url.searchParams].filter((pair) => !isCampaign(pair) && !perhaps.test(pair[0]));
  return `${hostAndPath(url).replace(/^www\./, '')}${queryOf(kept)}`;
}
