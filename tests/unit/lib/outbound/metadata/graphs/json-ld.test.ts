import { describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import type { LocalEvent } from '@/lib/news/event';
import { authorGraph, blogListGraph, postGraph } from '@/lib/outbound/metadata/graphs/blog-graph';
import { eventGraph } from '@/lib/outbound/metadata/graphs/event-graph';
import { type Graph, graph, jsonLdText, publisher, website } from '@/lib/outbound/metadata/graphs/json-ld';
import { faqGraph, pageGraph, sectionGraph } from '@/lib/outbound/metadata/graphs/page-graphs';
import { iconFile } from '@/lib/pages/brand';
import { city } from '../../../../served-city';
import { entries, post } from '../../../blog/make-blog';
import { days, event } from '../../../events/make-event';

const parts = (graph: object) => (JSON.parse(JSON.stringify(graph)) as { '@graph': object[] })['@graph'];

test('a post is a BlogPosting with UTC offsets in its times, and its breadcrumb leads through Home and Opinion', () => {
  const [posting, breadcrumbs] = parts(postGraph(post(), city));
  expect(posting).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'A post',
    datePublished: '2026-11-01T12:00:00-08:00',
    url: 'http://localhost:3000/blog/a-post',
    keywords: ['parks', 'where to park'],
    isAccessibleForFree: true,
  });
  expect(breadcrumbs).toMatchObject({
    itemListElement: [
      { position: 1, item: 'http://localhost:3000/' },
      { position: 2, item: 'http://localhost:3000/blog' },
      { position: 3, name: 'A post' },
    ],
  });
});

const local = { path: '/news/local-news', name: 'Local News' };
test.each([
  [{ section: 'local-news', kind: 'report' }, 'NewsArticle', local],
  [{ section: 'local-news', kind: 'opinion' }, 'OpinionNewsArticle', local],
  [{ kind: 'opinion' }, 'OpinionNewsArticle', { path: '/blog', name: 'Opinion' }],
  [{ kind: 'guide' }, 'BlogPosting', { path: '/blog', name: 'Guides' }],
  [{ kind: 'report' }, 'NewsArticle', { path: '/blog', name: 'Reports' }],
] as const)(
  'a post with the fields %j has the type %s, its author, and %j in its breadcrumb',
  (facts, type, { path, name }) => {
    const [article, breadcrumbs] = parts(postGraph(post({ ...facts, author: 'Maria Lopez' }), city));
    const author = { '@type': 'Person', name: 'Maria Lopez' };
    expect(article).toMatchObject({ '@type': type, articleSection: name, author });
    const second = { position: 2, name, item: `http://localhost:3000${path}` };
    expect(breadcrumbs).toHaveProperty(
      'itemListElement',
      expect.arrayContaining([expect.objectContaining(second)]),
    );
  },
);

test('a post’s correction is included, and its day is the date of modification', () => {
  const corrections = [{ date: new Date('2026-11-05T08:00:00Z'), text: 'We misspelled a name.' }];
  const [posting] = parts(postGraph(post({ corrections }), city));
  expect(posting).toMatchObject({ dateModified: '2026-11-05', correction: ['We misspelled a name.'] });
});

const card = {
  '@type': 'ImageObject',
  url: expect.stringMatching(/^http:\/\/localhost:3000\/og\/[0-9a-f]{10}\/blog\/a-post\.png$/),
  width: '1200',
  height: '630',
};

test('a post’s own picture is listed before its share card, with an address on our site', () => {
  const [posting] = parts(postGraph(post({ pinterestImageLink: 'https://i.pins.example/a.jpg' }), city));
  const url = expect.stringMatching(/^http:\/\/localhost:3000\/pictures\/.+\/1600$/);
  expect(posting).toHaveProperty('image', [{ '@type': 'ImageObject', url }, card]);
});

test('a post’s picture is left out if the picture proxy refuses it', () => {
  const [posting] = parts(postGraph(post({ pinterestImageLink: 'http://10.0.0.8/a.jpg' }), city));
  expect(posting).toHaveProperty('image', [card]);
});

const ann = { key: 'ann', kind: 'person', name: 'Ann Bell', role: 'Reporter', bio: 'Writes.' } as const;
const byAnn = {
  '@type': 'Person',
  '@id': 'http://localhost:3000/authors/ann#author',
  name: 'Ann Bell',
  jobTitle: 'Reporter',
  url: 'http://localhost:3000/authors/ann',
};
const byPublisher = {
  '@type': 'NewsMediaOrganization',
  '@id': 'http://localhost:3000/#publisher',
  name: city.siteTitle,
  url: 'http://localhost:3000/',
};

test.each([
  ['a person with a page', 'ann', [ann], byAnn],
  [
    'the publisher if an organization signed it',
    'ann',
    [{ ...ann, kind: 'organization' as const }],
    byPublisher,
  ],
  [
    'a person without a page if the city does not list the author',
    'Bob',
    [ann],
    { '@type': 'Person', name: 'Bob' },
  ],
  ['the publisher if nobody signed it', undefined, [], byPublisher],
])('the author of a post is %s', (_, named, authors, author) => {
  const [posting] = parts(postGraph(post({ author: named }), { ...city, authors }));
  expect(posting).toMatchObject({ author, publisher: byPublisher });
});

test('a post without keywords has no keywords property', () => {
  const [posting] = parts(postGraph(post({ shortTailKeywords: [], longTailKeywords: [] }), city));
  expect(posting).not.toHaveProperty('keywords');
});

test('a list of posts links to its posts', () => {
  const [, list] = parts(blogListGraph('/blog?page=2', entries(['a', 'b']), city));
  expect(list).toMatchObject({
    numberOfItems: 2,
    itemListElement: [
      { position: 1, url: 'http://localhost:3000/blog/a' },
      { position: 2, url: 'http://localhost:3000/blog/b' },
    ],
  });
});

test('an author page describes the author, and its breadcrumb begins with Home', () => {
  const [about, list, trail] = parts(authorGraph(ann, entries(['a']), city));
  expect(about).toMatchObject({
    '@type': 'ProfilePage',
    '@id': 'http://localhost:3000/authors/ann',
    url: 'http://localhost:3000/authors/ann',
    inLanguage: city.locale,
    isPartOf: { '@id': 'http://localhost:3000/#site' },
    name: 'Ann Bell',
    mainEntity: { ...byAnn, description: 'Writes.' },
  });
  expect(list).toMatchObject({ '@type': 'ItemList', numberOfItems: 1 });
  expect(trail).toMatchObject({ itemListElement: [{ name: 'Home' }, { name: 'Ann Bell' }] });
});

/** Returns the served JSON-LD of an event. */
function data(fields: Partial<LocalEvent> = {}) {
  const graph = eventGraph(event({ id: 'story-time-0123456789', ...fields }), city);
  return JSON.parse(jsonLdText(graph))['@graph'][0];
}

describe('eventGraph (discovery section 1)', () => {
  test('has the event’s name, page, status and place, and its times with a UTC offset', () => {
    expect(data({ title: 'Story Time' })).toEqual({
      '@type': 'Event',
      '@id': 'http://localhost:3000/events/story-time-0123456789',
      url: 'http://localhost:3000/events/story-time-0123456789',
      name: 'Story Time',
      description: 'Books read aloud.',
      image: expect.objectContaining({ '@type': 'ImageObject', width: '1200', height: '630' }),
      startDate: '2026-11-25T14:00:00-08:00',
      endDate: '2026-11-25T15:30:00-08:00',
      eventStatus: 'https://schema.org/EventScheduled',
      location: {
        '@type': 'Place',
        name: 'Central Library',
        address: {
          '@type': 'PostalAddress',
          streetAddress: '500 W Broadway',
          addressLocality: 'Anaheim',
          addressRegion: 'CA',
          postalCode: '92805',
          addressCountry: 'US',
        },
      },
    });
  });

  test('has an organizer only if the event names one', () => {
    expect(data()).not.toHaveProperty('organizer');
    const organizer = { name: 'The Friends', url: 'https://friends.example/' };
    expect(data({ organizer })).toMatchObject({ organizer: { '@type': 'Organization', ...organizer } });
  });

  test('has dates without a time, never 00:00, if the time is unknown', () => {
    expect(data({ when: days('2026-11-25', '2026-11-28') })).toMatchObject({
      startDate: '2026-11-25',
      endDate: '2026-11-28',
    });
    expect(data({ when: days('2026-11-25') })).not.toHaveProperty('endDate');
  });

  test.each([
    ['cancelled', 'https://schema.org/EventCancelled'],
    ['postponed', 'https://schema.org/EventPostponed'],
  ] as const)('gives a %s event the status %s', (status, eventStatus) => {
    expect(data({ status })).toMatchObject({ eventStatus });
  });

  test.each([
    [
      'its place, in the city, if it has no address',
      { place: 'Founders Park', address: undefined },
      { name: 'Founders Park', address: { addressLocality: 'Anaheim', addressRegion: 'CA' } },
    ],
    [
      'its address, also as the name, if it has no place',
      { place: undefined, address: '1905 W 1st St, Gulf Shores, AL 36547' },
      {
        name: '1905 W 1st St, Gulf Shores, AL 36547',
        address: { streetAddress: '1905 W 1st St', addressLocality: 'Gulf Shores', addressRegion: 'AL' },
      },
    ],
    [
      'its address, as the street, if that cannot be parsed',
      { address: '500 W Broadway' },
      { address: { streetAddress: '500 W Broadway', addressLocality: 'Anaheim' } },
    ],
    [
      'the city if it has neither place nor address',
      { place: undefined, address: undefined },
      { name: 'Anaheim', address: { addressLocality: 'Anaheim' } },
    ],
  ])('has the event’s location: %s', (_, fields, location) => {
    expect(data(fields)).toMatchObject({ location });
  });

  test('has the page’s breadcrumb', () => {
    const breadcrumbs = eventGraph(event({ title: 'Story Time' }), city)['@graph'][1];
    expect(breadcrumbs).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Home' },
        { position: 2, name: 'Events', item: 'http://localhost:3000/events' },
        { position: 3, name: 'Story Time' },
      ],
    });
  });
});

test.each([
  [
    'MX-YUC',
    'Calle 60 491, Centro, 97000 Mérida',
    { streetAddress: 'Calle 60 491, Centro, 97000 Mérida', addressRegion: 'YUC', addressCountry: 'MX' },
  ],
  ['SG', undefined, { addressCountry: 'SG' }],
])(
  'eventGraph does not parse the address of an event in %s as an American address',
  (region, address, expected) => {
    const [found] = eventGraph(event({ address }), { ...city, region })['@graph'];
    const { location } = found as unknown as { location: { address: object } };
    expect(location.address).toEqual({
      '@type': 'PostalAddress',
      addressLocality: city.name,
      ...expected,
    });
  },
);

test('the graph of a sample event’s page contains no Event object', () => {
  const data = eventGraph(event({ title: 'Sample: Story time', sample: true }), city);
  expect(JSON.stringify(data)).not.toContain('"Event"');
});

const facts = { name: 'A page', description: 'x', path: '/rss' };

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
