import { describe, expect, test } from '@jest/globals';
import type { ListView } from '@/lib/blog/views/list-view';
import { authorMetadata, blogListMetadata, postMetadata } from '@/lib/outbound/metadata/blog-metadata';
import { eventMetadata, withPeriod } from '@/lib/outbound/metadata/event-metadata';
import { city } from '../../../served-city';
import { post } from '../../blog/make-blog';
import { days, event, hours } from '../../events/make-event';

const posts: ListView = {
  ...{ state: 'posts', number: 1, pages: 3 },
  entries: [post()],
  pictureOf: () => undefined,
};

describe('postMetadata', () => {
  test('has the section of a post, its local times, its tags and its author’s page', () => {
    const updated = new Date('2026-11-05T20:00:00Z');
    const { openGraph, authors } = postMetadata(city, post({ updated }));
    expect(openGraph).toMatchObject({
      type: 'article',
      section: 'Opinion',
      publishedTime: '2026-11-01T12:00:00-08:00',
      modifiedTime: '2026-11-05T12:00:00-08:00',
      tags: ['parks', 'where to park'],
      authors: ['http://localhost:3000/authors/newsroom'],
    });
    expect(authors).toEqual([{ name: city.siteTitle, url: 'http://localhost:3000/authors/newsroom' }]);
  });

  test('has only the name of an author who has no page', () => {
    const { openGraph, authors } = postMetadata(city, post({ author: 'Maria Lopez' }));
    expect([openGraph, authors]).toMatchObject([{ authors: ['Maria Lopez'] }, [{ name: 'Maria Lopez' }]]);
  });

  test('has dates without a time if the time is unknown', () => {
    const updated = new Date('2026-11-22T08:00:00Z');
    const { openGraph } = postMetadata(city, post({ updated, dayOnly: ['date', 'updated'] }));
    expect(openGraph).toMatchObject({ publishedTime: '2026-11-01', modifiedTime: '2026-11-22' });
  });

  test('cuts a long title to 65 characters, but not in share metadata', () => {
    const metaTitle = 'Where to Report a Pothole, Graffiti or a Dark Street Light in This City of Ours';
    const { title, openGraph } = postMetadata(city, post({ metaTitle }));
    expect(String(title).length).toBeLessThanOrEqual(65);
    expect(openGraph?.title).toContain(metaTitle);
  });

  test('has no publication time if the date is unknown', () => {
    const { openGraph } = postMetadata(city, post({ date: undefined }));
    expect(openGraph).toMatchObject({ publishedTime: undefined });
  });
});

describe('blogListMetadata', () => {
  test.each([
    [1, '/blog', /^Opinion(?! - Page)/],
    [2, '/blog?page=2', /^Opinion - Page 2/],
  ])('gives page %d its own canonical address and its own title', (number, canonical, title) => {
    const head = blogListMetadata(city, number, posts);
    expect(head).toMatchObject({ alternates: { canonical }, robots: { index: true } });
    expect(String(head.title)).toMatch(title);
  });

  test.each<[string, ListView]>([
    ['beyond the last page', { state: 'beyond' }],
    ['while posts cannot be read', { state: 'error', message: 'An error occurred' }],
  ])('does not index a page %s', (_, view) => {
    expect(blogListMetadata(city, 4, view).robots).toEqual({ index: false });
  });
});

describe('authorMetadata', () => {
  const [author] = city.authors;
  if (!author) throw new Error('the city has no author');
  const none = { state: 'empty' } as const;

  test.each<[boolean, string, ListView]>([
    [true, 'with posts', posts],
    [false, 'without posts', none],
    [false, 'while posts cannot be read', { state: 'error', message: 'An error occurred' }],
  ])('sets the robots value “index” to %s for an author %s', (index, _, list) => {
    expect(authorMetadata(city, { author, list }).robots).toMatchObject({ index });
  });

  test('has a person’s name or an organization’s role as its title', () => {
    const titleOf = (kind: 'person' | 'organization') => {
      const ann = { ...author, kind, name: 'Ann Bell', role: 'Reporter' };
      return String(authorMetadata(city, { author: ann, list: none }).title);
    };
    expect(titleOf('person')).toMatch(/^Ann Bell/);
    expect(titleOf('organization')).toMatch(/^Reporter/);
  });
});

const descriptionOf = (fields: Parameters<typeof event>[0]) =>
  String(eventMetadata(city, event(fields), false).description).replaceAll('\u00A0', ' ');
const day = { kind: 'days', first: '2026-11-25', last: '2026-11-25', allDay: false } as const;

test.each([
  [
    'says when, where and what',
    {},
    'Wednesday, November 25, 2026, 2–3:30 p.m. PST. Central Library. Books read aloud.',
  ],
  [
    'has no time if none is known',
    { when: day, place: 'City Hall' },
    'Wednesday, November 25, 2026. City Hall. Books read aloud.',
  ],
  [
    'has only one period after an address that ends with a period',
    { when: days('2026-11-25'), place: undefined, address: '200 S. Anaheim Blvd.', text: '' },
    'Wednesday, November 25, 2026, all day. 200 S. Anaheim Blvd.',
  ],
])('the description of an event %s', (_, fields, description) => {
  expect(descriptionOf(fields)).toBe(description);
});

describe('eventMetadata', () => {
  const robots = (over: boolean, fields = {}) =>
    JSON.stringify(
      eventMetadata(city, event({ when: hours('2026-11-25T22:00:00Z'), ...fields }), over).robots,
    );

  test('allows indexing only for an upcoming event that is not a sample', () => {
    expect(robots(false)).toContain('"index":true');
    expect(robots(true)).toContain('"index":false');
    expect(robots(false, { sample: true })).toContain('"index":false');
  });
});

test.each([
  ['Central Library', 'Central Library.'],
  ['2 p.m.', '2 p.m.'],
  ['Who decides?', 'Who decides?'],
  ['Books and…', 'Books and…'],
  ['He said, “Come at noon.”', 'He said, “Come at noon.”'],
  ['Bring water. (Dogs may come.)', 'Bring water. (Dogs may come.)'],
  ['A reading of “Walden”', 'A reading of “Walden”.'],
  ['Senior Center (Room B)', 'Senior Center (Room B).'],
])('withPeriod adds a period unless a text already ends a sentence: “%s” becomes “%s”', (text, sentence) => {
  expect(withPeriod(text)).toBe(sentence);
});
