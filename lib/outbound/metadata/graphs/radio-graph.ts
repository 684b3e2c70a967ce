import type { City } from '@/lib/city/city-type';
import { absoluteUrl } from '../page-metadata';
import { breadcrumbsGraph, breadcrumbsId } from './breadcrumbs-graph';
import { type Graph, graph } from './json-ld';

export const radioName = 'Live Radio';

export const radioHeading = 'Radio';

/** A service, not a RadioStation, which would be a building (discovery section 1). */
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
