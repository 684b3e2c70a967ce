import type { Country, Organization, State, Thing, WebSite } from 'schema-dts';
import type { City } from '@/lib/city/city-type';
import { countryName, countryOf, subdivisionOf } from '@/lib/city/complete/region';
import { absoluteUrl } from '@/lib/outbound/addresses';
import { type Graph, graph, publisherOf } from '@/lib/outbound/metadata/graphs/json-ld';
import { iconPath } from '@/lib/pages/brand';

/** schema.org's name of the query's input, which schema-dts leaves out. */
type SearchSource = { '@type': 'SearchAction'; target: string; 'query-input': string };

const logoSize = 512;

/** A city whose state is not known is in its country. */
function stateOrCountry({ state, region }: City): Exclude<State | Country, string> {
  return { '@type': state === countryName(region) ? 'Country' : 'State', name: state };
}

function wholePublisher(city: City): Exclude<Organization, string> {
  return {
    ...publisherOf(city),
    description: city.description,
    logo: {
      '@type': 'ImageObject',
      url: absoluteUrl(iconPath('/icons/icon-512.png', city)),
      width: `${logoSize}`,
      height: `${logoSize}`,
    },
    email: city.email,
    contactPoint: { '@type': 'ContactPoint', contactType: 'newsroom', email: city.email },
    address: {
      '@type': 'PostalAddress',
      addressLocality: city.name,
      addressRegion: subdivisionOf(city.region),
      addressCountry: countryOf(city.region),
    },
    areaServed: {
      '@type': 'City',
      name: city.name,
      containedInPlace: stateOrCountry(city),
      geo: { '@type': 'GeoCoordinates', latitude: city.latitude, longitude: city.longitude },
    },
  };
}

/** The braces stay as they are: a template (requirements section 2). */
function searchAction(): SearchSource {
  const target = `${absoluteUrl('/search')}?q={search_term_string}`;
  return { '@type': 'SearchAction', target, 'query-input': 'required name=search_term_string' };
}

function site(city: City): Exclude<WebSite, string> {
  return {
    '@type': 'WebSite',
    '@id': absoluteUrl('/#site'),
    name: city.siteTitle,
    url: absoluteUrl('/'),
    description: city.description,
    inLanguage: city.locale,
    publisher: { '@id': absoluteUrl('/#publisher') },
    potentialAction: searchAction(),
  };
}

/** The publisher and the site, and what else a page describes beside them. */
export function siteGraph(city: City, ...things: Thing[]): Graph {
  return graph(wholePublisher(city), site(city), ...things);
}
