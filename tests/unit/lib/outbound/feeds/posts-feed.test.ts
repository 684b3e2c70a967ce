import { beforeAll, describe, expect, test } from '@jest/globals';
import type { BlogEntry } from '@/lib/blog/blog-post';
import { feedOf } from '@/lib/outbound/feeds/feed-channel';
import { postHtml } from '@/lib/outbound/feeds/post-html';
import { postEntry, postsFeed, postsList } from '@/lib/outbound/feeds/posts-feed';
import type { FeedModel } from '@/lib/outbound/write/feed-model';
import { city } from '../../../any-city';
import { post } from '../../blog/make-blog';
import { entry } from '../write/make-feed';

const now = Date.parse('2026-12-31T12:00:00Z');

const entryOf = (fields: Partial<BlogEntry> = {}): BlogEntry => ({
  id: '7',
  slug: 'a-post',
  metaTitle: 'A post',
  metaDescription: 'What it says.',
  date: new Date('2026-11-19T08:00:00Z'),
  ...fields,
});

describe('postEntry', () => {
  test('keeps the first permalink as the id if the address, title and date change', () => {
    const { id, url } = postEntry(city, entryOf({ id: 'a-post' }), now);
    expect(id).toBe(url);
    expect(id).toMatch(/^http:\/\/.*\/blog\/a-post$/);
    const edited = { slug: 'renamed', metaTitle: 'Edited', date: undefined };
    const entry = postEntry(city, entryOf({ id: 'a-post', ...edited }), now);
    expect([entry.id, entry.url]).toEqual([id, url.replace('a-post', 'renamed')]);
  });

  test('builds an address from a slug with non-ASCII letters', () => {
    expect(postEntry(city, entryOf({ slug: 'ñandú' }), now).url).toMatch(/\/blog\/%C3%B1and%C3%BA$/);
  });

  test.each([
    ['the date of the post', new Date('2026-11-19T08:00:00Z'), new Date('2026-11-19T08:00:00Z')],
    ['the date of the post, even if that is now', new Date(now), new Date(now)],
    ['none if the post has no date', undefined, undefined],
    ['none if the post’s date is in the future', new Date('2027-02-01T00:00:00Z'), undefined],
  ])('has the right publication date: %s', (_, date, published) => {
    expect(postEntry(city, entryOf({ date }), now).published).toEqual(published);
  });
});

describe('the picture of a post', () => {
  test('has an address on our site', () => {
    const { picture } = postEntry(city, entryOf({ pinterestImageLink: 'https://i.pins.example/a.jpg' }), now);
    expect(picture).toMatch(/^http:\/\/localhost:3000\/pictures\/.+\/1080$/);
  });

  test.each([
    ['the post has no picture', undefined],
    ['the picture proxy refuses the post’s picture', 'http://192.168.0.2/a.jpg'],
  ])('is the share card if %s', (_, pinterestImageLink) => {
    const { picture } = postEntry(city, entryOf({ pinterestImageLink }), now);
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

const html = (blog: string, slug = 'a-post') => postHtml(city, post({ blog, slug }));

describe('postHtml', () => {
  test.each([
    ['paragraphs and emphasis', 'One *two*', '<p>One <em>two</em></p>'],
    ['text that looks like markup', 'a < b & c', '<p>a &lt; b &amp; c</p>'],
    ['a link inside the site', '[x](/contact)', '<p><a href="http://localhost:3000/contact">x</a></p>'],
    ['a link relative to the post', '[x](b)', '<p><a href="http://localhost:3000/blog/b">x</a></p>'],
    ['a javascript: link to its text', '[x](javascript:alert(1))', '<p>x</p>'],
    ['a script to nothing', 'a\n\n<script>alert(1)</script>', '<p>a</p>\n'],
    ['a frame to nothing', '<iframe src="https://x.example"></iframe>', undefined],
    ['a style attribute to nothing', '<p style="color:red">a</p>', '<p>a</p>'],
    [
      'allowed HTML, and escapes other tags',
      '<sub>2</sub> <Name of Town>',
      '<p><sub>2</sub> &lt;Name of Town&gt;</p>',
    ],
    ['braces to plain text', '{1 + 1}', '<p>{1 + 1}</p>'],
    ['a task list to boxes', '- [x] a\n- [ ] b', '<ul>\n<li>☑ a</li>\n<li>☐ b</li>\n</ul>'],
    ['a list that starts at 3', '3. c', '<ol start="3">\n<li>c</li>\n</ol>'],
  ])('converts %s', async (_, markdown, expected) => {
    expect(await html(markdown)).toBe(expected);
  });

  test('returns undefined for text that is nested too deeply to convert', async () => {
    expect(await html('>'.repeat(5000))).toBeUndefined();
  });

  test('converts a post again after its text has changed', async () => {
    expect(await html('First', 'changing')).toBe('<p>First</p>');
    expect(await html('Second', 'changing')).toBe('<p>Second</p>');
  });
});
