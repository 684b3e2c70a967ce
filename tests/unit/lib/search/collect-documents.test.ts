import { afterAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { thisCity } from '@/lib/city/this-city';
import { questionId } from '@/lib/pages/faq';
import {
  createCollector,
  eventDocument,
  faqDocuments,
  newsDocument,
  pageDocuments,
  postDocument,
  type SearchSource,
  searchSources,
} from '@/lib/search/collect-documents';
import { sectionPath, sections } from '@/lib/sections';
import { event } from '../events/make-event';
import { item } from '../news/make-item';
import '../../with-anaheim';
import { fail, ok } from '@/lib/base/outcome';
import { setProcessWide } from '@/lib/base/process-wide';
import { newRecord } from '@/lib/news/freshness/feed-record';
import type { SearchDocument } from '@/lib/search/search-document';
import { listener } from '../../listener';

describe('what can be found', () => {
  test('a headline leads to its publisher, with source and date', () => {
    const news = item({ title: 'Park opens', pubDate: new Date(5) });
    expect(newsDocument(news, 'sports')).toEqual({
      kind: 'headline',
      title: 'Park opens',
      text: news.description,
      href: news.link,
      source: news.source,
      date: new Date(5),
      sections: ['sports'],
    });
  });

  test('of the sample edition it is marked', () => {
    expect(newsDocument(item({}), 'sports', true).sample).toBe(true);
  });

  test.each([
    ['a hundred years', '2126-11-20T12:00:00Z'],
    ['two hours', '2026-11-20T14:00:00Z'],
  ])('a headline dated %s ahead when it came in has no date', (_, date) => {
    expect(newsDocument(item({ pubDate: new Date(date) }), 'sports').date).toBeUndefined();
  });

  test('a post leads to its page', () => {
    const post = {
      id: '1',
      slug: 'a b',
      metaTitle: 'A post',
      metaDescription: 'On parks.',
      date: new Date(5),
    };
    expect(postDocument(post)).toEqual({
      kind: 'post',
      title: 'A post',
      text: 'On parks.',
      href: '/blog/a%20b',
      date: new Date(5),
      dayOnly: true,
    });
  });

  test('an event leads to its page, with day, hours and place', () => {
    const walk = event({ id: 'walk-0123456789', sample: true });
    expect(eventDocument(walk, thisCity())).toMatchObject({
      kind: 'event',
      href: '/events/walk-0123456789',
      when: 'November 25, 2026 · 2–3:30\u00A0p.m. · Central Library',
      sections: ['events'],
      sample: true,
    });
  });

  test('an event without hours has its day, and no hour is claimed for it', () => {
    const fair = event({ when: { kind: 'days', first: '2026-11-25', last: '2026-11-26', allDay: true } });
    expect(eventDocument(fair, thisCity())).toMatchObject({
      date: new Date('2026-11-25T12:00:00Z'),
      dayOnly: true,
    });
    expect(eventDocument(event(), thisCity())).not.toHaveProperty('dayOnly');
  });

  test('every question leads to its own place', () => {
    const documents = faqDocuments(thisCity().faq);
    expect(documents.length).toBeGreaterThanOrEqual(108);
    expect(new Set(documents.map(({ href }) => href)).size).toBe(documents.length);
    const { question, answer } = thisCity().faq[0]?.questions[0] ?? { question: '', answer: '' };
    expect(documents[0]).toEqual({
      kind: 'question',
      title: question,
      text: answer,
      href: `/faq#${questionId(question)}`,
    });
  });

  test('every section and every listed page is there, with a sentence on it', () => {
    const documents = pageDocuments(thisCity());
    const paths = documents.map(({ href }) => href);
    expect(paths).toEqual(expect.arrayContaining(['/', '/community', ...sections.map(sectionPath)]));
    expect(documents.filter(({ text }) => !/^[\p{Lu}\p{N}].+[.!?]$/u.test(text))).toEqual([]);
  });
});

const now = Date.parse('2026-11-22T20:00:00Z');
const calendar = { dates: 'November 25, 2026', text: 'Books read aloud.' };
const items = [
  item({ title: 'Council votes', firstSeen: new Date(now) }),
  item({ title: 'Story Time', firstSeen: new Date(now), calendar }),
];

beforeEach(() => {
  jest.useFakeTimers({ now, doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  const known = async ({ url }: { url: string }) => ({ ...newRecord(url), items, goodAt: now });
  setProcessWide('feed store', { known });
});
afterAll(() => {
  jest.useRealTimers();
  setProcessWide('feed store', undefined);
});

async function documentsOf(name: string) {
  const found = await searchSources.find((source) => source.name === name)?.documents();
  return found?.ok ? found.value : [];
}

test('headlines of all sections are found, and the events among them are not headlines', async () => {
  const titles = new Set((await documentsOf('headlines')).map(({ title }) => title));
  expect([...titles]).toEqual(['Council votes']);
});

test('coming events are found', async () => {
  const found = await documentsOf('events');
  expect(found.length).toBeGreaterThan(0);
  expect(found.every(({ kind }) => kind === 'event')).toBe(true);
});

const page = (title: string): SearchDocument => ({ kind: 'page', title, text: '', href: `/${title}` });

/** A collector whose second source answers differently each time it is asked. */
function collector(...answers: SearchSource['documents'][]) {
  const { log, lines } = listener();
  let asked = 0;
  const sources: SearchSource[] = [
    { name: 'pages', documents: async () => ok([page('home')]) },
    { name: 'others', documents: () => (answers[asked++] as SearchSource['documents'])() },
  ];
  const collect = createCollector(sources, { waitMs: 20, log });
  return { lines, titles: async () => (await collect()).map(({ title }) => title) };
}

const good = async () => ok([page('other')]);
const failing = async () => fail('timeout', 'no answer yet');
const silent = () => new Promise<never>(() => {});
const broken = async () => Promise.reject(new Error('our own bug'));

describe('collecting', () => {
  test('joins what the sources give, in their order', async () => {
    expect(await collector(good).titles()).toEqual(['home', 'other']);
  });

  test.each([
    ['fails', failing],
    ['is silent', silent],
    ['breaks', broken],
  ])('a source that %s holds up no other', async (_, answer) => {
    expect(await collector(answer).titles()).toEqual(['home']);
  });

  test.each([
    ['fails', failing],
    ['is silent', silent],
    ['breaks', broken],
  ])('a source that %s later gives what it gave before', async (_, answer) => {
    const { titles } = collector(good, answer);
    await titles();
    expect(await titles()).toEqual(['home', 'other']);
  });

  test('a source that has nothing anymore gives nothing', async () => {
    const { titles } = collector(good, async () => ok([]));
    await titles();
    expect(await titles()).toEqual(['home']);
  });

  test('only our own bugs are logged: a failing source has its own line', async () => {
    const quiet = collector(failing);
    await quiet.titles();
    expect(quiet.lines).toEqual([]);
    const loud = collector(broken);
    await loud.titles();
    expect(loud.lines).toEqual([
      expect.stringContaining('error a source of search broke source=others bug=Error: our own bug'),
    ]);
  });
});
