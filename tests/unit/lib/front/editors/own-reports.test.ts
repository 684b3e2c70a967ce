import { beforeEach, expect, test } from '@jest/globals';
import { ok } from '@/lib/base/outcome';
import type { BlogPost } from '@/lib/blog/blog-post';
import { ownReports, postItem } from '@/lib/front/editors/own-reports';
import type { FeedKey } from '@/lib/sections';
import { city } from '../../../served-city';
import { down, playBlog, post } from '../../blog/make-blog';

const report = (facts: Partial<BlogPost> = {}) =>
  post({ section: 'local-news', kind: 'report', metaTitle: 'Council approves a budget', ...facts });

let answers: ReturnType<typeof playBlog>;
beforeEach(() => {
  answers = playBlog();
});

test('ownReports lists a post only among the headlines of its section', async () => {
  const sports = report({ slug: 'game', section: 'sports' });
  answers.list = () => ok([report(), sports, post({ slug: 'a-guide' })]);
  const linksIn = async (feedKey: FeedKey) =>
    (await ownReports(city, feedKey)).map(({ link }) => link.replace('http://localhost:3000', ''));
  expect(await linksIn('local-news')).toEqual(['/blog/a-post']);
  expect(await linksIn('sports')).toEqual(['/blog/game']);
  expect(await linksIn('business')).toEqual([]);
});

test('ownReports returns no reports while posts cannot be read', async () => {
  answers.list = () => down(503);
  expect(await ownReports(city, 'local-news')).toEqual([]);
});

test('postItem turns a post into a headline with the site’s name and the post’s town, date and picture', () => {
  const picture = 'https://pictures.example/a.jpg';
  const facts = { id: 'budget', author: 'Maria Lopez', pinterestImageLink: picture };
  const date = new Date('2026-11-24T15:00:00Z');
  expect(postItem(city, report({ ...facts, date, metaDescription: 'x'.repeat(300) }))).toMatchObject({
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

test('postItem marks a date without a time as a day only, and skips a post without a date', () => {
  expect(postItem(city, report({ dayOnly: ['date'] }))?.dayOnly).toBe(true);
  expect(postItem(city, report({ date: undefined }))).toBeUndefined();
});

test('postItem assigns a report about a neighboring town to that town', () => {
  const item = postItem(city, report({ metaTitle: 'Fullerton council approves a budget' }));
  expect(item?.local).toMatchObject({ reach: 'county', town: 'Fullerton' });
});

const sale = 'Black Friday deals: 50% off the best air fryers you can buy now';
test.each([
  ['an opinion', 'opinion', { kind: 'opinion' }],
  ['a guide', 'service', { kind: 'guide' }],
  ['a report that reads like advertising', 'news', { metaTitle: sale }],
  ['a report in the opinion section', 'news', { section: 'opinion' }],
] as const)('postItem classifies %s as %s', (_, kind, facts) => {
  expect(postItem(city, report(facts))?.kind).toBe(kind);
});

test('postItem creates only one headline per post', () => {
  const one = report();
  expect(postItem(city, one)).toBe(postItem(city, one));
});
