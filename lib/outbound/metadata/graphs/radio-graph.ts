import type { City } from '@/lib/city/city-type';
import { absoluteUrl } from '../page-metadata';
import { breadcrumbsGraph, breadcrumbsId } from './breadcrumbs-graph';
import { type Graph, graph } from './json-ld';

/** The service's name. */
export const radioName = 'Live Radio';

/** The page's name, as its heading and the menu have it. */
export const radioHeading = 'Radio';

/** The radio as a service of the publisher; no RadioStation, which would be a building (discovery section 1). */
export function radioGraph(city: City): Graph {
  const url = absoluteUrl('/radio');
  return graph(
    {
      '@type': 'WebPage',
      '@id': url,
      url,
      name: radioName,
      inLanguage: city.locale,
      isPartOf: { '@id': absoluteUrl('/#site') },
      breadcrumb: { '@id': breadcrumbsId('/radio') },
      mainEntity: { '@id': absoluteUrl('/radio#service') },
    },
    {
      '@type': 'BroadcastService',
      '@id': absoluteUrl('/radio#service'),
      name: `${city.siteTitle} ${radioName}`,
      broadcastDisplayName: radioName,
      broadcaster: {
        '@type': 'NewsMediaOrganization',
        '@id': absoluteUrl('/#publisher'),
        name: city.siteTitle,
        url: absoluteUrl('/'),
      },
      areaServed: { '@type': 'City', name: city.name },
      inLanguage: city.locale,
      url,
      potentialAction: { '@type': 'ListenAction', target: url },
    },
    breadcrumbsGraph({ name: radioHeading, path: '/radio' }),
  );
}
