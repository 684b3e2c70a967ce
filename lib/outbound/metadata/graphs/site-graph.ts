import type { Country, NewsMediaOrganization, State, WebSite } from 'schema-dts';
import type { City } from '@/lib/city/city-type';
import { countryName, countryOf, subdivisionOf } from '@/lib/city/complete/region';
import { absoluteUrl } from '@/lib/outbound/addresses';

const logoSize = 512;

/** The publisher by its id, with what a thing that names it has to say of it. */
export function publisherOf({ siteTitle }: City) {
  return {
    '@type': 'NewsMediaOrganization',
    '@id': absoluteUrl('/#publisher'),
    name: siteTitle,
    url: absoluteUrl('/'),
  } as const satisfies NewsMediaOrganization;
}

/** A city whose state is not known is in its country. */
function stateOrCountry({ state, region }: City): Exclude<State | Country, string> {
  return { '@type': state === countryName(region) ? 'Country' : 'State', name: state };
}

/** All that is said of the publisher. */
export function publisher(city: City): Exclude<NewsMediaOrganization, string> {
  return {
    ...publisherOf(city),
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

/** schema.org's name of the query's input, which schema-dts leaves out. */
type SearchSource = { '@type': 'SearchAction'; target: string; 'query-input': string };

/** The site, with its search; the braces stay as they are: a template (requirements section 2). */
export function website(city: City): Exclude<WebSite, string> {
  const search: SearchSource = {
    '@type': 'SearchAction',
    target: `${absoluteUrl('/search')}?q={search_term_string}`,
    'query-input': 'required name=search_term_string',
  };
  return {
    '@type': 'WebSite',
    '@id': absoluteUrl('/#site'),
    name: city.siteTitle,
    url: absoluteUrl('/'),
    description: city.description,
    inLanguage: city.locale,
    publisher: { '@id': absoluteUrl('/#publisher') },
    potentialAction: search,
  };
}
