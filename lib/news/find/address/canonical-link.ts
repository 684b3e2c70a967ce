/** Parameters that say how a reader came, not where to (row 19). */
const trackers =
  /^(?:utm_.*|at_.*|ns_.*|mc_[ce]id|fbclid|gclid|dclid|msclkid|igshid|yclid|_hsenc|_hsmi|partner|ref|cmp|cmpid|ocid|ito|xtor|smid|emc|ftag|srnd|mod|taid|feedtype|feedname|traffic_source|amp|outputtype)$/i;
const trackerValues = new Set(['rss=1', 'source=rss', 'src=rss', 'from=rss', 'output=amp', 'oc=5']);

function isTracker(name: string, value: string): boolean {
  return trackers.test(name) || trackerValues.has(`${name}=${value}`.toLowerCase());
}

/** The publisher's address behind an AMP cache or viewer: `www.google.com/amp/s/host/path`, `host.cdn.ampproject.org`. */
function outOfAmpViewer(url: URL): URL {
  const inPath = /^\/(?:amp|[cv])\/(?:s\/)?([\w-]+(?:\.[\w-]+)+\/.*)$/.exec(url.pathname)?.[1];
  const isViewer = url.hostname === 'www.google.com' || url.hostname.endsWith('.cdn.ampproject.org');
  return inPath && isViewer && URL.canParse(`https://${inPath}`) ? new URL(`https://${inPath}`) : url;
}

/**
 * One key for all addresses of one story: scheme, case of the host, tracking parameters, AMP forms, fragment and
 * last slash do not count; `www.` does (row 19). For comparing only, never to link to.
 */
export function canonicalLink(link: string): string {
  if (!URL.canParse(link)) return link;
  const url = outOfAmpViewer(new URL(link));
  const host = url.host.replace(/^amp\./, 'www.');
  const path = url.pathname
    .replace(/\.amp(?=\.html?$|$)/, '')
    .replace(/^\/amp(?=\/)|\/amp\/?$/, '')
    .replace(/\/+$/, '');
  const kept = [...url.searchParams].filter(([name, value]) => !isTracker(name, value));
  const query = kept.map(([name, value]) => `${name}=${value}`).join('&');
  return query ? `${host}${path}?${query}` : `${host}${path}`;
}
