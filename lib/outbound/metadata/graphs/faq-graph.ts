import type { City } from '@/lib/city/city-type';
import { absoluteUrl } from '../page-metadata';
import { breadcrumbsGraph } from './breadcrumbs-graph';
import { type Graph, graph } from './json-ld';

/** On /faq only (discovery section 1). */
export function faqGraph(city: City): Graph {
  const questions = city.faq.flatMap((category) => category.questions);
  return graph(
    {
      '@type': 'FAQPage',
      '@id': absoluteUrl('/faq'),
      url: absoluteUrl('/faq'),
      inLanguage: city.locale,
      isPartOf: { '@id': absoluteUrl('/#site') },
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
    breadcrumbsGraph({ name: 'FAQ', path: '/faq' }),
  );
}
