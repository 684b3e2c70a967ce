import { createHash } from 'node:crypto';
import { escapeUTF8 } from 'entities';
import { pageColors } from '@/lib/base/colors';
import { inSlices } from '@/lib/base/in-slices';
import type { City } from '@/lib/city/city-type';
import { countryName, countryOf, stateName } from '@/lib/city/complete/region';
import { servedCities } from '@/lib/city/this-city';
import { type EncodedResponse, encodeResponse } from '@/lib/http/cache/encoded-response';
import { DOCUMENT } from '@/lib/http/cache-rules.mjs';
import { writeUrlSet } from '@/lib/outbound/crawlers/write-sitemap';
import { headlinesIn, networkOpml } from '@/lib/outbound/feeds/opml';
import { protectionOfNoCity } from '@/lib/server/cities/city-of-host';
import { textResponse } from '@/lib/server/response';
import { settings, siteUrlOf } from '@/lib/settings/settings';

const { light, dark } = pageColors;

const STYLES = `
:root { color-scheme: light dark; --line: color-mix(in srgb, currentColor 22%, transparent) }
body { margin: 0 auto; max-width: 72rem; padding: 1.5rem 1rem 4rem; background: ${light.paper}; color: ${light.ink};
  font: 400 1.0625rem/1.5 Georgia, serif }
h1 { font: 400 2.25rem/1.15 Georgia, serif; margin: 0 0 .5rem; text-wrap: balance }
h2 { font: 400 1.625rem/1.25 Georgia, serif; margin: 3rem 0 0; padding-top: .75rem; border-top: 1px solid }
h3 { font: 600 1rem/1.5 system-ui, sans-serif; margin: 1.75rem 0 .25rem }
h2, h3 { scroll-margin-top: 1rem }
p { margin: 0; max-width: 38rem }
ul { list-style: none; margin: 0; padding: 0; columns: 15rem; column-gap: 2rem }
li { break-inside: avoid; border-bottom: 1px solid var(--line) }
nav ul { columns: auto; display: flex; flex-wrap: wrap; gap: 0 1.25rem; margin-top: .75rem;
  font: 400 .9375rem/1.5 system-ui, sans-serif }
nav li { border: 0 }
a { color: inherit; text-decoration: none }
a:hover, p a, nav a { text-decoration: underline 1px; text-underline-offset: .2em }
li a { display: block; padding: .5rem 0 }
a:focus-visible { outline: 2px solid ${light.accent}; outline-offset: 2px }
@media (min-width: 48rem) { body { padding: 3rem 2rem 5rem } h1 { font-size: 3rem } }
@media (prefers-color-scheme: dark) { body { background: ${dark.paper}; color: ${dark.ink} } a:focus-visible { outline-color: ${dark.accent} } }
`;
const stylesHash = createHash('sha256').update(STYLES).digest('base64');
const policy = `default-src 'none'; style-src 'sha256-${stylesHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** A country, or a part of one, with its cities sorted by title. */
type Place = { id: string; name: string; cities: readonly City[] };

const byName = new Intl.Collator('en').compare;

type OfRegion = (region: string) => string;

function placesOf(cities: readonly City[], idOf: OfRegion, nameOf: OfRegion): Place[] {
  const ids = [...new Set(cities.map(({ region }) => idOf(region)))];
  const citiesIn = (id: string) => cities.filter(({ region }) => idOf(region) === id);
  const places = ids.map((id) => ({ id, name: nameOf(id), cities: citiesIn(id) }));
  return places.toSorted((one, other) => byName(one.name, other.name));
}

/** Groups cities by country, then by region. Cities without a region are under the country's name. */
function countriesOf(cities: readonly City[]): (Place & { regions: Place[] })[] {
  const sorted = cities.toSorted((one, other) => byName(one.siteTitle, other.siteTitle));
  return placesOf(sorted, countryOf, countryName).map((country) => {
    const partName = (region: string) => stateName(region) ?? country.name;
    return { ...country, regions: placesOf(country.cities, (region) => region, partName) };
  });
}

type Countries = ReturnType<typeof countriesOf>;

function cityLine(city: City): string {
  const { name, siteTitle, locale } = city;
  const place = siteTitle.includes(name) ? '' : `, ${escapeUTF8(name)}`;
  const lang = locale.startsWith('en') ? '' : ` lang="${locale}"`;
  return `<li><a href="${siteUrlOf(city)}"${lang}>${escapeUTF8(siteTitle)}${place}</a>`;
}

function jumpLinks(places: readonly Place[], label: string): string {
  if (places.length < 2) return '';
  const links = places.map(({ id, name }) => `<li><a href="#${id}">${escapeUTF8(name)}</a>`);
  return `<nav aria-label="${escapeUTF8(label)}">\n<ul>\n${links.join('\n')}\n</ul>\n</nav>`;
}

/** Returns functions that write a country's heading, then each of its regions. */
function partsOf({ id, name, regions }: Countries[number]): (() => string)[] {
  const heading = () => `<h2 id="${id}">${escapeUTF8(name)}</h2>\n${jumpLinks(regions, name)}`;
  const lists = regions.map(({ id: region, name: part, cities }) => () => {
    const title = region === id ? '' : `<h3 id="${region}">${escapeUTF8(part)}</h3>\n`;
    return `${title}<ul>\n${cities.map(cityLine).join('\n')}\n</ul>`;
  });
  return [heading, ...lists];
}

/** Maps a list in slices, so that other requests run in between: a network has thousands of cities. */
async function mapInSlices<One, Result>(list: readonly One[], map: (one: One) => Result): Promise<Result[]> {
  const pause = inSlices();
  const all: Result[] = [];
  for (const one of list) {
    all.push(map(one));
    await pause();
  }
  return all;
}

const SENTENCE =
  'Each gathers the local headlines of one place, names the source of every one and links to the full story.';

type Network = { countries: Countries; title: string; url: string };

async function page({ countries, title, url }: Network): Promise<string> {
  const lists = await mapInSlices(countries.flatMap(partsOf), (part) => part());
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<meta name="description" content="${title}, by country and state. ${SENTENCE}">
<link rel="canonical" href="${url}/">
<style>${STYLES}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${SENTENCE} <a href="/opml.xml">All of them for a feed reader (OPML)</a></p>
${jumpLinks(countries, 'Countries')}
${lists.join('\n')}
</main>
</body>
</html>
`;
}

async function opml({ countries, title }: Network): Promise<string> {
  const regions = countries.flatMap((country) => country.regions);
  return networkOpml(title, await mapInSlices(regions, headlinesIn));
}

const FILES: Record<string, [type: string, write: (network: Network) => string | Promise<string>]> = {
  '/': ['text/html', page],
  '/robots.txt': ['text/plain', ({ url }) => `User-agent: *\nAllow: /\n\nSitemap: ${url}/sitemap.xml\n`],
  '/sitemap.xml': ['application/xml', ({ url }) => writeUrlSet([{ url: `${url}/` }])],
  '/opml.xml': ['text/x-opml', opml],
};

async function render(
  path: string,
  cities: readonly City[],
  url: string,
): Promise<EncodedResponse | undefined> {
  const [type, write] = FILES[path] ?? [];
  if (!write) return undefined;
  const title = `${cities.length.toLocaleString('en')} Local Publication${cities.length === 1 ? '' : 's'}`;
  const text = await write({ countries: countriesOf(cities), title, url });
  const headers = { 'content-type': `${type}; charset=utf-8`, 'cache-control': DOCUMENT };
  const own = protectionOfNoCity().protect('', { 'content-security-policy': policy, ...headers });
  return encodeResponse(textResponse(200, own, text));
}

let stored: { of?: readonly City[]; at: Map<string, ReturnType<typeof render>> } = { at: new Map() };

/** Returns a page of the network's host (NETWORK_HOST), rendered once per list of cities; undefined for other paths. */
export async function networkResponse(path: string): Promise<EncodedResponse | undefined> {
  const { networkUrl } = settings();
  if (!networkUrl || !Object.hasOwn(FILES, path)) return undefined;
  const of = servedCities();
  if (stored.of !== of) stored = { of, at: new Map() };
  const response = stored.at.get(path) ?? render(path, of, networkUrl);
  stored.at.set(path, response);
  return response;
}
