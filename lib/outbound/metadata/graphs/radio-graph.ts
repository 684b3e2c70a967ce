import type { BroadcastService } from 'schema-dts';
import type { City } from '@/lib/city/city-type';
import { absoluteUrl } from '../page-metadata';
import { breadcrumbsGraph, breadcrumbsId } from './breadcrumbs-graph';
import { type Graph, graph } from './json-ld';

export const radioName = 'Radio';

/** As the player on the page has it (requirements section 2). */
const broadcastName = 'Live Radio';

/** A service, not a RadioStation, which would be a building (discovery section 1). */
function broadcast(city: City, url: string): BroadcastService {
  return {
    '@type': 'BroadcastService',
    '@id': absoluteUrl('/radio#service'),
    name: `${city.siteTitle} ${broadcastName}`,
    broadcastDisplayName: broadcastName,
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
  };
}

/** `live`: whether a station broadcasts; the bundled loop is no broadcast. */
export function radioGraph(city: City, live: boolean): Graph {
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
      ...(live && { mainEntity: { '@id': absoluteUrl('/radio#service') } }),
    },
    ...(live ? [broadcast(city, url)] : []),
    breadcrumbsGraph({ name: radioName, path: '/radio' }),
  );
}
