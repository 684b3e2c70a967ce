import { describe, expect, test } from '@jest/globals';
import type { NewsItem } from '@/lib/news/news-item';
import type { SectionNews } from '@/lib/news/section/section-news';
import { jsonLdText } from '@/lib/outbound/metadata/graphs/json-ld';
import { faqGraph, pageGraph, sectionGraph } from '@/lib/outbound/metadata/graphs/page-graphs';
import { eventList, sectionList } from '@/lib/outbound/metadata/graphs/section-list';
import { city } from '../../../../any-city';
import { event, eventNews } from '../../../events/make-event';
import { aged, now } from '../../../front/front-material';

const parts = (graph: object) => JSON.parse(JSON.stringify(graph))['@graph'];

test('jsonLdText escapes a headline that would close the script element', () => {
  const name = '</script><script>alert(1)</script><!--';
  const text = jsonLdText(pageGraph({ kind: 'WebPage', name, description: 'x', path: '/x' }, city));
  expect(text).not.toContain('<');
  expect(JSON.parse(text)['@graph'][0].name).toBe(name);
});

test('a page’s graph references the site, publisher, breadcrumb and share card', () => {
  const page = { kind: 'ContactPage', name: 'Contact', description: 'x', path: '/contact' } as const;
  const [found, trail] = parts(pageGraph(page, city));
  expect(found).toEqual({
    '@type': 'ContactPage',
    '@id': 'http://localhost:3000/contact',
    url: 'http://localhost:3000/contact',
    inLanguage: city.locale,
    isPartOf: { '@id': 'http://localhost:3000/#site' },
    publisher: { '@id': 'http://localhost:3000/#publisher' },
    primaryImageOfPage: expect.objectContaining({ '@type': 'ImageObject', width: '1200', height: '630' }),
    breadcrumb: { '@id': 'http://localhost:3000/contact#trail' },
    name: 'Contact',
    description: 'x',
  });
  expect(trail.itemListElement).toMatchObject([{ name: 'Home' }, { name: 'Contact' }]);
});

test('a FAQPage has each question with its answer as text', () => {
  const source = { name: 'The library', href: 'https://library.example/' };
  const questions = [
    { question: 'Where is the library?', answer: 'On Broadway.', source },
    { question: 'When does it open?', answer: 'At 10 a.m.', source },
  ];
  const [page, trail] = parts(
    faqGraph(
      { name: 'FAQ', description: 'x', path: '/faq' },
      { ...city, faq: [{ name: 'Town', questions }] },
    ),
  );
  expect(page).toMatchObject({ '@type': 'FAQPage', url: 'http://localhost:3000/faq' });
  expect(page.mainEntity).toEqual(
    questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  );
  expect(trail.itemListElement).toMatchObject([{ name: 'Home' }, { name: 'FAQ' }]);
});

describe('sectionGraph', () => {
  const sports = { name: 'Sports', description: 'Who plays in town.', path: '/news/sports' };
  const items = [
    { name: 'First', url: 'https://example.org/1' },
    { name: 'Second', url: 'https://example.org/2' },
  ];

  test('has a content location only for a local section', () => {
    const [everywhere] = parts(sectionGraph(sports, items, city));
    const [here] = parts(sectionGraph({ ...sports, local: true }, items, city));
    expect(everywhere).not.toHaveProperty('contentLocation');
    expect(here.contentLocation).toEqual({ '@type': 'City', name: city.name });
  });

  test('lists headlines by name and address, without marking them up as articles', () => {
    const [page, list, trail] = parts(sectionGraph(sports, items, city));
    expect(page).toMatchObject({
      '@type': 'CollectionPage',
      url: 'http://localhost:3000/news/sports',
      name: 'Sports',
      mainEntity: { '@id': 'http://localhost:3000/news/sports#headlines' },
    });
    expect(list).toEqual({
      '@type': 'ItemList',
      '@id': 'http://localhost:3000/news/sports#headlines',
      numberOfItems: 2,
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'First', url: 'https://example.org/1' },
        { '@type': 'ListItem', position: 2, name: 'Second', url: 'https://example.org/2' },
      ],
    });
    expect(trail.itemListElement).toMatchObject([{ name: 'Home' }, { name: 'Sports' }]);
  });
});

describe('sectionList', () => {
  const newsOf = (...items: NewsItem[]): SectionNews => ({
    state: 'items',
    items,
    updatedAt: new Date(now),
    stale: false,
  });
  const unlikely = { prominence: -9 };
  const newer = aged(1, { title: 'Newer', ...unlikely });
  const older = aged(5, { title: 'Older', local: { reach: 'town' }, ...unlikely });
  const parade = aged(2, { title: 'Parade', event: event() });
  const ofEvents = { feedKey: 'events', news: newsOf(newer, parade, older) } as const;
  const calendar = eventNews(...['Walk', 'Run', 'Swim'].map((title) => event({ title })));

  test.each([
    [
      'has the first headlines of a section',
      { feedKey: 'world-news', news: newsOf(newer, older) },
      1,
      ['Newer'],
    ],
    [
      'has the headlines in the order of the page',
      { feedKey: 'business', news: newsOf(newer, older) },
      20,
      ['Older', 'Newer'],
    ],
    ['is empty while there are no headlines', { feedKey: 'sports', news: { state: 'empty' } }, 20, []],
    ['has the first events of the calendar', { ...ofEvents, calendar }, 2, ['Walk', 'Run']],
    [
      'has other stories if there are no events',
      { ...ofEvents, calendar: { state: 'empty' } },
      20,
      ['Newer', 'Older'],
    ],
  ] as const)('%s', (_, content, count, titles) => {
    expect(sectionList(content, count, now, city).map(({ name }) => name)).toEqual(titles);
  });

  test('links events to their own pages', () => {
    const walk = event({ title: 'Walk' });
    expect(eventList(city, [walk])).toEqual([
      { name: 'Walk', url: `http://localhost:3000/events/${walk.id}` },
    ]);
  });
});
