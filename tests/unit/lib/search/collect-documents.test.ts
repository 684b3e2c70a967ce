import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { ok } from '@/lib/base/outcome';
import { setProcessWide } from '@/lib/base/process-wide';
import { sectionPath } from '@/lib/messages/section-paths';
import { newRecord } from '@/lib/news/freshness/feed-record';
import { questionId } from '@/lib/pages/faq';
import {
  collectDocuments,
  eventDocument,
  faqDocuments,
  newsDocument,
  pageDocuments,
  postDocument,
} from '@/lib/search/collect-documents';
import { buildIndex } from '@/lib/search/search-index';
import { sections } from '@/lib/sections';
import { city } from '../../served-city';
import { thisCity } from '../../this-city';
import { playBlog, post } from '../blog/make-blog';
import { days, event } from '../events/make-event';
import { item } from '../news/make-item';

describe('search documents', () => {
  test('link a headline to its publisher, with source and date', () => {
    const news = item({ title: 'Park opens', pubDate: new Date(5) });
    const { title, description: text, link: href, source, pubDate: date } = news;
    expect(newsDocument(news)).toEqual({ kind: 'headline', title, text, href, source, date });
  });

  test('mark headlines of the sample edition', () => {
    expect(newsDocument(item(), true).sample).toBe(true);
  });

  test.each([
    ['a hundred years', '2126-11-20T12:00:00Z'],
    ['two hours', '2026-11-20T14:00:00Z'],
  ])('leave out the date of a headline dated %s in the future', (_, date) => {
    expect(newsDocument(item({ pubDate: new Date(date) })).date).toBeUndefined();
  });

  test('link a post to its page', () => {
    const [title, text, date] = ['A post', 'On parks.', new Date(5)];
    const spaced = { id: '1', slug: 'a b', metaTitle: title, metaDescription: text, date };
    const document = { kind: 'post', title, text, href: '/blog/a%20b', date, dayOnly: true };
    expect(postDocument(city, spaced)).toEqual(document);
  });

  test('contain the keywords and the text of a post, without markup, addresses or the end of a long text', () => {
    const blog = `The **bookmobile** is <b>free</b>: [hours](https://lib.example/stops).\n\n${'More. '.repeat(2000)}Gone`;
    const { body = '' } = postDocument(city, { ...post(), blog, shortTailKeywords: ['library card'] });
    expect(body.slice(0, 70)).toBe('library card where to park The **bookmobile** is free : [hours . More.');
    expect(body).not.toContain('Gone');
  });

  test('link an event to its page, with date, time and place', () => {
    const walk = event({ id: 'walk-0123456789', sample: true });
    expect(eventDocument(walk, city)).toMatchObject({
      kind: 'event',
      href: '/events/walk-0123456789',
      when: 'November 25, 2026 · 2–3:30\u00A0p.m. · Central Library',
      sample: true,
    });
  });

  test('include only the date of an event that has no time', () => {
    const fair = event({ when: days('2026-11-25', '2026-11-26') });
    const date = new Date('2026-11-25T12:00:00Z');
    expect(eventDocument(fair, city)).toMatchObject({ date, dayOnly: true });
    expect(eventDocument(event(), city)).not.toHaveProperty('dayOnly');
  });

  test('link every question to its answer', () => {
    const documents = faqDocuments(city.faq);
    expect(documents.length).toBeGreaterThanOrEqual(108);
    expect(new Set(documents.map(({ href }) => href)).size).toBe(documents.length);
    const { question: title, answer: text } = city.faq[0]?.questions[0] ?? { question: '', answer: '' };
    expect(documents[0]).toEqual({ kind: 'question', title, text, href: `/faq#${questionId(title)}` });
  });

  test('include every section and listed page, each with a sentence as its text', () => {
    const documents = pageDocuments(city);
    const ofSections = sections.map((section) => sectionPath(section, city));
    const paths = documents.map(({ href }) => href);
    expect(paths).toEqual(expect.arrayContaining(['/', '/community', ...ofSections]));
    expect(pageDocuments(thisCity('anaheim-es'))).toContainEqual(
      expect.objectContaining({ title: 'Deportes', href: '/noticias/deportes' }),
    );
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
  setProcessWide('news', { feedStore: { known, read: known } });
});

test('collectDocuments collects pages, headlines, posts, upcoming events and questions, each once', async () => {
  const { documents } = await collectDocuments(city, 60_000);
  const titlesOf = (kind: string) =>
    new Set(documents.filter((one) => one.kind === kind).map(({ title }) => title));
  expect([...titlesOf('headline')]).toEqual(['Council votes']);
  for (const kind of ['page', 'post', 'event', 'question']) expect(titlesOf(kind).size).toBeGreaterThan(0);
});

test('collectDocuments collects one of our own reports once, as a post', async () => {
  const answers = playBlog();
  answers.list = () => ok([post({ section: 'local-news', kind: 'report', metaTitle: 'Our report' })]);
  const { documents } = await collectDocuments(city, 60_000);
  setProcessWide('blogs', undefined);
  const found = documents.filter(({ title }) => title === 'Our report');
  expect(found).toEqual([expect.objectContaining({ kind: 'post', label: 'Report', href: '/blog/a-post' })]);
});

test('collectDocuments leaves out a source that does not respond in time', async () => {
  const known = () => new Promise(() => {});
  setProcessWide('news', { feedStore: { known, read: known } });
  const found = collectDocuments(city, 20);
  await jest.advanceTimersByTimeAsync(20);
  const { documents, isComplete } = await found;
  const kinds = new Set(documents.map(({ kind }) => kind));
  expect([kinds.has('page'), kinds.has('question'), kinds.has('headline')]).toEqual([true, true, false]);
  expect(isComplete).toBe(false);
});

test.each([
  ['homeless shelter', /Community Care Response Team|211/],
  ['street sweeping', /Street sweeping/],
  ['library hours', /Library/],
  ['election results', /Registrar of Voters/],
  ['trash', /Republic Services/],
  ['missed trash pickup', /Republic Services/],
  ['pothole', /Anaheim Anytime/],
  ['suicide', /988/],
  ['basura', /Republic Services/],
  ['emergency', /Emergencies/],
  ['non emergency', /Police/],
  ['police non-emergency number', /Police/],
  ['policía no emergencia', /Police/],
])('the search in Anaheim ranks the right phone number first for the query “%s”', async (query, name) => {
  const { documents } = await collectDocuments(city, 0);
  const { found } = buildIndex(documents).search(query, Date.now());
  expect(found[0]?.document).toMatchObject({ kind: 'service', title: expect.stringMatching(name) });
});

test.each([
  ['anaheim', 'bookmobile', 1, /^Anaheim Public Library:/],
  ['anaheim', 'library hours', 2, /^Anaheim Public Library:/],
  ['anaheim', 'bus to disneyland', 5, /Without a Car$/],
  ['anaheim', 'packing district', 2, /Packing Houses$/],
  ['anaheim', 'school registration', 1, /School District/],
  ['anaheim', 'second harvest', 1, /^Second Harvest/],
  ['anaheim', 'covered california', 1, /^Covered California/],
  ['anaheim', 'rent control', 1, /raise the rent/],
  ['anaheim-es', 'control de renta', 1, /subir la renta/],
  ['anaheim-es', 'boletos disneyland', 1, /boletos/],
  ['anaheim-es', 'boleta electoral', 1, /^Registro de Votantes/],
  ['anaheim-es', 'policía no emergencia', 1, /^Policía/],
  ['anaheim-es', 'eventos para niños', 1, /^Eventos/],
])(
  'the search in %s for the query “%s” finds the right page among the first %i results',
  async (key, query, max, title) => {
    const city = thisCity(key);
    const { documents } = await collectDocuments(city, 60_000);
    const { found } = buildIndex(documents, { language: city.locale, words: city.local.words }).search(
      query,
      now,
    );
    const titles = found.slice(0, max).map(({ document }) => document.title);
    expect(titles).toContainEqual(expect.stringMatching(title));
  },
);
