import { beforeAll, describe, expect, test } from '@jest/globals';
import type { BlogEntry } from '@/lib/blog/blog-post';
import { feedOf } from '@/lib/outbound/feeds/feed-channel';
import type { FeedModel } from '@/lib/outbound/feeds/feed-model';
import { postEntry, postsFeed, postsList } from '@/lib/outbound/feeds/posts-feed';
import { city } from '../../../any-city';
import { entry } from '../write/make-feed';

const now = Date.parse('2026-12-31T12:00:00Z');

const post = (fields: Partial<BlogEntry> = {}): BlogEntry => ({
  id: '7',
  slug: 'a-post',
  metaTitle: 'A post',
  metaDescription: 'What it says.',
  date: new Date('2026-11-19T08:00:00Z'),
  ...fields,
});

describe('postEntry', () => {
  test('keeps the first permalink as the id if the address, title and date change', () => {
    const { id, url } = postEntry(city, post({ id: 'a-post' }), now);
    expect(id).toBe(url);
    expect(id).toMatch(/^http:\/\/.*\/blog\/a-post$/);
    const edited = { slug: 'renamed', metaTitle: 'Edited', date: undefined };
    const entry = postEntry(city, post({ id: 'a-post', ...edited }), now);
    expect([entry.id, entry.url]).toEqual([id, url.replace('a-post', 'renamed')]);
  });

  test('builds an address from a slug with non-ASCII letters', () => {
    expect(postEntry(city, post({ slug: 'ñandú' }), now).url).toMatch(/\/blog\/%C3%B1and%C3%BA$/);
  });

  test.each([
    ['the date of the post', new Date('2026-11-19T08:00:00Z'), new Date('2026-11-19T08:00:00Z')],
    ['the date of the post, even if that is now', new Date(now), new Date(now)],
    ['none if the post has no date', undefined, undefined],
    ['none if the post’s date is in the future', new Date('2027-02-01T00:00:00Z'), undefined],
  ])('has the right publication date: %s', (_, date, published) => {
    expect(postEntry(city, post({ date }), now).published).toEqual(published);
  });
});

describe('the picture of a post', () => {
  test('has an address on our site', () => {
    const { picture } = postEntry(city, post({ pinterestImageLink: 'https://i.pins.example/a.jpg' }), now);
    expect(picture).toMatch(/^http:\/\/localhost:3000\/pictures\/.+\/1080$/);
  });

  test.each([
    ['the post has no picture', undefined],
    ['the picture proxy refuses the post’s picture', 'http://192.168.0.2/a.jpg'],
  ])('is the share card if %s', (_, pinterestImageLink) => {
    const { picture } = postEntry(city, post({ pinterestImageLink }), now);
    expect(picture).toMatch(/^http:\/\/localhost:3000\/og\/[0-9a-f]{10}\/blog\/a-post\.png$/);
  });
});

describe('the feed of posts', () => {
  let whole: FeedModel;
  beforeAll(async () => {
    const feed = await postsFeed(city, now, 60_000);
    if (!feed.ok) throw new Error(feed.failure.detail);
    whole = feed.value;
  });

  test('has the blog’s description', () => {
    expect(whole.description).toBe(city.blog.sentence);
  });

  test('is dated by its latest publication or update', () => {
    const times = whole.entries.map(({ updated, published }) => Number(updated ?? published));
    expect(whole.updated).toEqual(new Date(Math.max(...times)));
    expect(whole.updated?.getTime()).toBeLessThan(now);
  });

  test('has each post’s full text, author and topics', () => {
    const bare = whole.entries.filter(
      ({ html, author, categories }) => !html || !author || categories.length === 0,
    );
    expect(whole.entries.length).toBeGreaterThan(0);
    expect(bare).toEqual([]);
  });

  test('lists the same posts as the version without full text', async () => {
    const list = await postsList(city, now);
    expect(list.ok && list.value.entries.map(({ id }) => id)).toEqual(whole.entries.map(({ id }) => id));
    expect(list.ok && list.value.entries.every(({ html }) => html === undefined)).toBe(true);
  });
});

const noon = new Date('2026-11-22T12:00:00Z');
const before = new Date('2026-11-22T11:00:00Z');
const after = new Date('2026-11-22T12:00:01Z');
const about = { title: 'Feed', description: 'x', rights: 'y', path: '/' };

test.each([
  ['is the latest time of its entries', [before, noon, undefined], noon],
  ['ignores entries that are dated in the future', [before, after], before],
  ['is missing if all entries are in the future', [after], undefined],
  ['is missing if no entry has a time', [], undefined],
])('the date of a feed %s', (_, times, changed) => {
  const entries = times.map((published) => entry({ published }));
  expect(feedOf(city, about, entries, noon.getTime()).updated).toEqual(changed);
});

test('the date of a feed is the time an entry was updated, if that is the latest', () => {
  const entries = [entry({ published: before, updated: noon })];
  expect(feedOf(city, about, entries, noon.getTime()).updated).toEqual(noon);
});
