import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { authorGraph, blogListGraph, postGraph } from '@/lib/outbound/metadata/graphs/blog-graph';
import { eventGraph } from '@/lib/outbound/metadata/graphs/event-graph';
import { type Graph, graph, publisher, website } from '@/lib/outbound/metadata/graphs/json-ld';
import { faqGraph, pageGraph, sectionGraph } from '@/lib/outbound/metadata/graphs/page-graphs';
import { iconFile } from '@/lib/pages/brand';
import { city } from '../../../../served-city';
import { entries, post } from '../../../blog/make-blog';
import { event } from '../../../events/make-event';

const facts = { name: 'A page', description: 'x', path: '/rss' };
const ann = { key: 'ann', kind: 'person', name: 'Ann Bell', role: 'Reporter', bio: 'Writes.' } as const;

/** Returns the ids to which a graph refers, and the ids that it defines. */
function idsIn({ '@graph': things }: Graph): { named: string[]; defined: Set<string> } {
  const named: string[] = [];
  const defined = new Set<string>();
  JSON.stringify(things, (_, value) => {
    if (value?.['@id']) named.push(value['@id']);
    if (value?.['@id'] && value['@type']) defined.add(value['@id']);
    return value;
  });
  return { named, defined };
}

test.each<[string, Graph]>([
  ['the front page', graph(city)],
  ['an ordinary page', pageGraph(facts, city)],
  ['a section', sectionGraph(facts, [{ name: 'A', url: 'https://a.example/' }], city)],
  ['the FAQ', faqGraph(facts, city)],
  ['a post', postGraph(post(), city)],
  ['the list of posts', blogListGraph('/blog?page=2', entries(['a']), city)],
  ['an author', authorGraph(ann, entries(['a']), city)],
  ['an event', eventGraph(event(), city)],
  ['a sample event', eventGraph(event({ sample: true }), city)],
])('the graph of %s defines every id it refers to, and the full publisher', (_, data) => {
  const { named, defined } = idsIn(data);
  expect(named.filter((id) => !defined.has(id))).toEqual([]);
  expect(data['@graph']).toContainEqual(publisher(city));
});

test('the site’s search target is a template with unescaped braces', () => {
  expect(website(city)).toMatchObject({
    publisher: { '@id': 'http://localhost:3000/#publisher' },
    potentialAction: {
      target: 'http://localhost:3000/search?q={search_term_string}',
      'query-input': 'required name=search_term_string',
    },
  });
});

test('the publisher has a logo of the declared size, and no sameAs if it has no social profiles', async () => {
  const { logo, ...rest } = publisher(city) as { logo?: { url: string } };
  const icon = await iconFile('/icons/icon-512.png', city);
  const { width, height } = await sharp(Buffer.from(icon?.body ?? '')).metadata();
  expect(logo).toMatchObject({
    url: expect.stringMatching(/icon-512\.png$/),
    width: `${width}`,
    height: `${height}`,
  });
  expect(rest).toMatchObject({ '@type': 'NewsMediaOrganization', address: { addressRegion: 'CA' } });
  expect(rest).not.toHaveProperty('sameAs');
});

test.each([
  [{ region: 'US-CO', state: 'Colorado' }, { addressRegion: 'CO', addressCountry: 'US' }, 'State'],
  [{ region: 'MX-YUC', state: 'Yucatán' }, { addressRegion: 'YUC', addressCountry: 'MX' }, 'State'],
  [{ region: 'GB-ENG', state: 'United Kingdom' }, { addressRegion: 'ENG', addressCountry: 'GB' }, 'Country'],
  [{ region: 'SG', state: 'Singapore' }, { addressCountry: 'SG' }, 'Country'],
])('the publisher’s postal address and service area are in the city’s region: %j', (place, address, type) => {
  const { address: found, areaServed } = JSON.parse(JSON.stringify(publisher({ ...city, ...place })));
  expect(found).toEqual({ '@type': 'PostalAddress', addressLocality: city.name, ...address });
  expect(areaServed.containedInPlace).toEqual({ '@type': type, name: place.state });
});

test('the publisher has policies, and a masthead if an editor is named', () => {
  const about = 'http://localhost:3000/about';
  expect(publisher(city)).toMatchObject({
    publishingPrinciples: `${about}#how-the-paper-is-made`,
    correctionsPolicy: `${about}#corrections`,
    ownershipFundingInfo: `${about}#money`,
  });
  expect(publisher({ ...city, publisher: {} })).not.toHaveProperty('masthead');
  expect(publisher({ ...city, publisher: { editor: 'Ann Bell' } })).toMatchObject({
    masthead: `${about}#who-we-are`,
  });
});
