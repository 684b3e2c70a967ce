import { describe, expect, test } from '@jest/globals';
import type { Hide } from '@/lib/city/schema/desk';
import { hideableItem, postPlace, ruleOf } from '@/lib/news/desk/hide-rule';
import { RuleIndex } from '@/lib/news/desk/rule-index';
import { eventId } from '@/lib/news/event';
import type { NewsItem } from '@/lib/news/news-item';
import { item } from '../make-item';

const hosts = ['news.example:3000', 'boulder.example'];
const feed = { url: 'https://paper.example/feed', name: 'The Paper' };

function hides(entry: Partial<Hide>, fields: Partial<NewsItem>): boolean {
  const rule = ruleOf({ reason: 'A reason', ...entry }, hosts);
  const fits = rule.fits(hideableItem(item(fields), feed, hosts));
  expect(new RuleIndex([rule], hosts).matchingItem(item(fields), feed)).toHaveLength(fits ? 1 : 0);
  return fits;
}

describe('an entry with an address', () => {
  const link = 'https://www.paper.example/2026/fire?id=7&utm_source=rss';

  test.each([
    ['https://www.paper.example/2026/fire?id=7', true],
    ['http://paper.example/2026/fire/?id=7#utm_source=x', true],
    ['https://www.paper.example/2026/fire/amp?id=7', true],
    ['https://www.paper.example/2026/fire?id=8', false],
    ['https://other.example/2026/fire?id=7', false],
  ])(
    'matches any spelling of the story’s address, but no other address: for %s, the result is %s',
    (named, hidden) => expect(hides({ link: named }, { link })).toBe(hidden),
  );

  test.each([
    ['/blog/the-fire', true],
    ['https://www.boulder.example/blog/the-fire?from=mail', true],
    ['http://news.example:3000/blog/The-Fire/', true],
    ['https://elsewhere.example/blog/the-fire', false],
    ['/blog/the', false],
  ])(
    'matches any spelling of the post’s address, but no other address: for %s, the result is %s',
    (named, hidden) => {
      const post = { title: 'A post', places: [postPlace('the-fire')], sources: [] };
      expect(ruleOf({ link: named, reason: 'A' }, hosts).fits(post)).toBe(hidden);
    },
  );

  test.each(['josé', 'jos%C3%A9'])(
    'hides a post whose slug has an accent, plain or percent-encoded: %s',
    (slug) => {
      const post = { title: 'A post', places: [postPlace('José')], sources: [] };
      expect(ruleOf({ link: `/blog/${slug}`, reason: 'A' }, hosts).fits(post)).toBe(true);
    },
  );

  test('hides an event by the address of its page, even after its title has changed', () => {
    const event = { id: 'x1', title: 'A fair', calendar: { dates: 'December 1, 2026', text: '' } };
    const page = (title: string) => `/events/${eventId(title, `${feed.url} x1`)}`;
    expect(hides({ link: page('An old title') }, event)).toBe(true);
    expect(hides({ link: page('A fair') }, { ...event, id: 'x2' })).toBe(false);
  });
});

describe('an entry with words', () => {
  test.each([
    [['fire'], 'FIRE: a house burned', true],
    [['fire'], 'Firefighters were there', false],
    [['josé', 'court'], 'Court hears Jose’s case', true],
    [['josé', 'court'], 'Jose goes home', false],
    [['house fire'], 'A house, fire and smoke', true],
    [['house fire'], 'A fire in a house', false],
    [['o’brien'], "Mayor O'Brien speaks", true],
    [['2026'], 'The budget of 2026', true],
    [['市長'], '市長が話す', true],
    [['…'], 'Anything … at all', false],
  ])(
    'hides only titles that contain all of its words, as whole words in upper or lower case: for %j and %j, the result is %s',
    (words, title, hidden) => expect(hides({ words }, { title })).toBe(hidden),
  );
});

test.each([
  [{ source: 'ktla' }, { source: 'KTLA' }, true],
  [{ source: 'The Paper' }, { source: 'Its Author' }, true],
  [{ source: 'KTLA' }, { source: 'KTLA 5' }, false],
  [{ source: 'KTLA', words: ['fire'] }, { source: 'KTLA', title: 'A fire' }, true],
  [{ source: 'KTLA', words: ['fire'] }, { source: 'KTLA', title: 'A flood' }, false],
  [{ source: 'KTLA', words: ['fire'] }, { source: 'LAist', title: 'A fire' }, false],
])(
  'an entry hides a story only if its source (by either name) and all its other fields match: for %j and %j, the result is %s',
  (entry, fields, hidden) => {
    expect(hides(entry, fields)).toBe(hidden);
  },
);

test('an entry that hides a picture hides no headline', () => {
  const image = 'https://paper.example/1.jpg';
  expect(hides({ picture: image }, { image })).toBe(false);
});
