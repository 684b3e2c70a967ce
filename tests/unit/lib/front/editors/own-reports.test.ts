import { beforeEach, describe, expect, test } from '@jest/globals';
import { ok } from '@/lib/base/outcome';
import type { BlogPost } from '@/lib/blog/blog-post';
import { ownReports, postItem } from '@/lib/front/editors/own-reports';
import { down, playBlog, post } from '../../blog/make-blog';
import '../../../with-anaheim';

const report = (facts: Partial<BlogPost> = {}) =>
  post({ section: 'local-news', kind: 'report', metaTitle: 'Council approves a budget', ...facts });

let answers: ReturnType<typeof playBlog>;
beforeEach(() => {
  answers = playBlog();
});

test('a post of a section is among its headlines, and of no other', async () => {
  const sports = report({ slug: 'game', section: 'sports' });
  answers.list = () => ok([report(), sports, post({ slug: 'a-guide' })]);
  expect((await ownReports('local-news')).map(({ link }) => link)).toEqual([
    'http://localhost:3000/blog/a-post',
  ]);
  expect((await ownReports('sports')).map(({ link }) => link)).toEqual(['http://localhost:3000/blog/game']);
  expect(await ownReports('business')).toEqual([]);
});

test('while the posts cannot be read there are none', async () => {
  answers.list = () => down(503);
  expect(await ownReports('local-news')).toEqual([]);
});

test('as a headline it is the paper’s, of the town, of its date, with its own picture', () => {
  const picture = 'https://pictures.example/a.jpg';
  const facts = { id: 'budget', author: 'Maria Lopez', pinterestImageLink: picture };
  const date = new Date('2026-11-24T15:00:00Z');
  expect(postItem(report({ ...facts, date, metaDescription: 'x'.repeat(300) }))).toMatchObject({
    id: 'http://localhost:3000/blog/budget',
    title: 'Council approves a budget',
    description: expect.stringMatching(/^x{199}…$/),
    link: 'http://localhost:3000/blog/a-post',
    pubDate: date,
    firstSeen: date,
    author: 'Maria Lopez',
    image: picture,
    source: 'Anaheim City News',
    own: 'report',
    local: { reach: 'town', town: 'Anaheim' },
  });
});

test('of a day without an hour it tells none, and without a date it is no headline', () => {
  expect(postItem(report({ dayOnly: ['date'] }))?.dayOnly).toBe(true);
  expect(postItem(report({ date: undefined }))).toBeUndefined();
});

test('a report on a neighbor is of that town', () => {
  expect(postItem(report({ metaTitle: 'Fullerton council approves a budget' }))?.local).toMatchObject({
    reach: 'county',
    town: 'Fullerton',
  });
});

describe('what it is', () => {
  const sale = 'Black Friday deals: 50% off the best air fryers you can buy now';
  test.each([
    ['an opinion', { kind: 'opinion' }, 'opinion'],
    ['a guide is a service', { kind: 'guide' }, 'service'],
    ['a report whose words sell', { metaTitle: sale }, 'news'],
    ['a report among opinions', { section: 'opinion' }, 'news'],
  ] as const)('%s', (_, facts, kind) => {
    expect(postItem(report(facts))?.kind).toBe(kind);
  });
});

test('each is made once', () => {
  const one = report();
  expect(postItem(one)).toBe(postItem(one));
});
