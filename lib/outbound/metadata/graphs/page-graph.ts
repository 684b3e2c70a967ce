import type { City } from '@/lib/city/city-type';
import { absoluteUrl } from '../page-metadata';
import { breadcrumbsGraph } from './breadcrumbs-graph';
import { type Graph, graph } from './json-ld';

type PlainPage = {
  kind: 'WebPage' | 'ContactPage';
  name: string;
  description: string;
  path: string;
  contacts?: Record<string, string>;
};

export function pageGraph({ kind, name, description, path, contacts = {} }: PlainPage, city: City): Graph {
  const points = Object.entries(contacts).map(([contactType, email]) => ({
    '@type': 'ContactPoint' as const,
    contactType,
    email,
  }));
  return graph(
    {
      '@type': kind,
      '@id': absoluteUrl(path),
      url: absoluteUrl(path),
      name,
      description,
      inLanguage: city.locale,
      isPartOf: { '@id': absoluteUrl('/#site') },
      ...(points.length > 0 && {
        mainEntity: {
          '@type': 'NewsMediaOrganization' as const,
          '@id': absoluteUrl('/#publisher'),
          name: city.siteTitle,
          contactPoint: points,
        },
      }),
    },
    breadcrumbsGraph({ name, path }),
  );
}
