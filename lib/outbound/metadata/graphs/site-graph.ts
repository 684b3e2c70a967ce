import type { Organization, Thing, WebSite } from 'schema-dts';
import type { City } from '@/lib/city/city-type';
import { absoluteUrl } from '../page-metadata';
import { type Graph, graph } from './json-ld';

/** schema.org's name of the query's input, which schema-dts leaves out. */
type SearchSource = { '@type': 'SearchAction'; target: string; 'query-input': string };

const logoSize = 512;

function publisher(city: City): Exclude<Organization, string> {
  const [country, region] = city.region.split('-');
  return {
    '@type': 'NewsMediaOrganization',
    '@id': absoluteUrl('/#publisher'),
    name: city.siteTitle,
    url: absoluteUrl('/'),
    description: city.description,
    logo: {
      '@type': 'ImageObject',
      url: absoluteUrl('/icons/icon-512.png'),
      width: `${logoSize}`,
      height: `${logoSize}`,
    },
    email: city.email,
    contactPoint: { '@type': 'ContactPoint', contactType: 'newsroom', email: city.email },
    address: {
      '@type': 'PostalAddress',
      addressLocality: city.name,
      addressRegion: region,
      addressCountry: country,
    },
    areaServed: {
      '@type': 'City',
      name: city.name,
      containedInPlace: { '@type': 'State', name: city.state },
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

export function siteGraph(city: City): Graph {
  return graph(publisher(city), site(city));
}

export function graphWithSite(city: City, ...things: Thing[]): Graph {
  return graph(publisher(city), site(city), ...things);
}
