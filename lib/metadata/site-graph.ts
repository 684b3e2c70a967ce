import type { Thing } from 'schema-dts';
import type { City } from '@/lib/city/city-type';
import { type Graph, graph } from './json-ld';
import { absoluteUrl } from './page-metadata';

function publisher(city: City): Thing {
  return {
    '@type': 'NewsMediaOrganization',
    '@id': absoluteUrl('/#publisher'),
    name: city.siteTitle,
    url: absoluteUrl('/'),
    email: city.email,
    areaServed: {
      '@type': 'City',
      name: city.name,
      containedInPlace: { '@type': 'State', name: city.state },
      geo: { '@type': 'GeoCoordinates', latitude: city.latitude, longitude: city.longitude },
    },
  };
}

/** What the front page is: the site, and who publishes it. */
export function siteGraph(city: City): Graph {
  return graph(publisher(city), {
    '@type': 'WebSite',
    '@id': absoluteUrl('/#site'),
    name: city.siteTitle,
    url: absoluteUrl('/'),
    description: city.description,
    inLanguage: city.locale,
    publisher: { '@id': absoluteUrl('/#publisher') },
  });
}
