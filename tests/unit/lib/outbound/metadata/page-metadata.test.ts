import { describe, expect, test } from '@jest/globals';
import type { NewsItem } from '@/lib/news/news-item';
import type { SectionNews } from '@/lib/news/section/section-news';
import { absoluteUrl } from '@/lib/outbound/addresses';
import { jsonLdText } from '@/lib/outbound/metadata/graphs/json-ld';
import { faqGraph, pageGraph, sectionGraph } from '@/lib/outbound/metadata/graphs/page-graphs';
import { eventList, sectionList } from '@/lib/outbound/metadata/graphs/section-list';
import { headTitle, pageMetadata } from '@/lib/outbound/metadata/page-metadata';
import { shareImagePath } from '@/lib/outbound/metadata/share-card';
import { city } from '../../../any-city';
import { event, eventNews } from '../../events/make-event';
import { aged, now } from '../../front/front-material';

const page = { name: 'Sports', description: 'Who plays in town.', path: '/news/sports' };

describe('pageMetadata', () => {
  test('titles a page with its own name and the site’s, and has a canonical address', () => {
    const { title, alternates, metadataBase } = pageMetadata(city, page);
    expect(title).toBe(`Sports | ${city.siteTitle}`);
    expect([alternates?.canonical, metadataBase?.toString()]).toEqual([
      '/news/sports',
      'http://localhost:3000/',
    ]);
  });

  test('titles the front page with the site’s name only once', () => {
    expect(pageMetadata(city, { ...page, name: city.siteTitle, path: '/' }).title).toBe(city.siteTitle);
  });

  test('lists the page’s keywords before the city’s, each once', () => {
    const keywords = ['ice hockey', ...city.keywords.slice(0, 1)];
    expect(
      pageMetadata({ ...city, keywords: city.keywords.toReversed() }, { ...page, keywords }).keywords,
    ).toEqual([...keywords, ...city.keywords.slice(1).toReversed()]);
    expect(pageMetadata(city, { ...page, keywords: ['ice hockey'] }).keywords).toEqual([
      'ice hockey',
      ...city.keywords,
    ]);
  });

  test('gives the city’s position as geo.position and as ICBM', () => {
    expect(pageMetadata(city, page).other).toEqual({
      'geo.region': city.region,
      'geo.placename': city.name,
      'geo.position': `${city.latitude};${city.longitude}`,
      ICBM: `${city.latitude}, ${city.longitude}`,
    });
  });

  test('gives social networks the page’s title and description, and a large share card', () => {
    const { openGraph, twitter } = pageMetadata(city, page);
    const shared = { title: `Sports | ${city.siteTitle}`, description: 'Who plays in town.' };
    expect(openGraph).toMatchObject({ ...shared, type: 'website', url: '/news/sports', locale: 'en_US' });
    const url = absoluteUrl(city, shareImagePath(city, '/news/sports'));
    const alt = `Sports, with the ${city.siteTitle} logo`;
    expect(openGraph?.images).toEqual([{ url, alt, width: 1200, height: 630, type: 'image/png' }]);
    expect(twitter).toMatchObject({ ...shared, card: 'summary_large_image', images: [{ url, alt }] });
  });

  test.each([
    ['is indexed by default', page, true],
    ['is not indexed while it has nothing to show', { ...page, index: false }, false],
  ])('%s', (_, facts, index) => {
    expect(pageMetadata(city, facts).robots).toEqual({
      index,
      follow: true,
      'max-image-preview': 'large',
      'max-snippet': -1,
      'max-video-preview': -1,
    });
  });
});

test('headTitle has at most 65 characters: it drops the site’s name first, and then cuts the title', () => {
  const name = ' | The Paper';
  const title = (length: number) => 't'.repeat(length);
  expect(headTitle(title(65 - name.length), 'The Paper')).toBe(title(65 - name.length) + name);
  expect(headTitle(title(66 - name.length), 'The Paper')).toBe(title(66 - name.length));
  expect(headTitle(title(65), 'The Paper')).toBe(title(65));
  expect(headTitle(title(66), 'The Paper')).toBe(`${title(64)}…`);
});

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
