import { beforeEach, describe, expect, test } from '@jest/globals';
import { ok } from '@/lib/base/outcome';
import { postsFeed, postsList } from '@/lib/outbound/feeds/posts-feed';
import type { FeedEntry } from '@/lib/outbound/write/feed-model';
import { thisCity } from '../../../this-city';
import { down, entries, playBlog, post } from '../../blog/make-blog';
import { serveCitiesOf, smallest, writeCity } from '../../city/read/write-city';

const now = Date.parse('2026-12-31T12:00:00Z');
const date = new Date('2026-11-01T20:00:00Z');
const other = new Date('2026-11-02T08:00:00Z');

const ann = `authors:
  - key: ann
    kind: person
    name: Ann Bell
    role: Reporter
    bio: She writes on schools.
`;
await serveCitiesOf(writeCity({ 'city.yaml': smallest + ann }));

let answers: ReturnType<typeof playBlog>;
beforeEach(() => {
  answers = playBlog();
});

async function firstEntry(wait = 60_000): Promise<FeedEntry | undefined> {
  const feed = await postsFeed(thisCity(), now, wait);
  return feed.ok ? feed.value.entries[0] : undefined;
}

describe('the feed entry of a post from a blog host', () => {
  test('has the text from the post and the date from the list of posts', async () => {
    answers.list = () => ok([{ ...post({ author: 'ann' }), date: other }]);
    answers.post = () => ok(post({ date }));
    expect(await firstEntry()).toMatchObject({
      html: expect.stringContaining('Its text.'),
      published: other,
      author: 'Ann Bell',
    });
  });

  test('has the date from the post if the list has none', async () => {
    answers.post = () => ok(post({ date }));
    expect((await firstEntry())?.published).toEqual(date);
  });

  test.each<[string, () => ReturnType<typeof answers.post>, number]>([
    ['the post cannot be read', () => down(500), 60_000],
    ['the post’s text takes too long to arrive', () => new Promise(() => {}), 1],
  ])('has only a summary if %s', async (_, getPost, waitMs) => {
    answers.post = getPost;
    const entry = await firstEntry(waitMs);
    expect([entry?.title, entry?.html]).toEqual(['a-post', undefined]);
  });
});

test('the posts feed fails instead of being empty while the host does not respond', async () => {
  answers.list = () => down(503);
  expect(await postsFeed(thisCity(), now)).toEqual(down(503));
  expect(await postsList(thisCity(), now)).toEqual(down(503));
});

test('the list of posts is cut to the newest 50', async () => {
  answers.list = () => ok(entries(Array.from({ length: 60 }, (_, at) => `post-${at}`)));
  const list = await postsList(thisCity(), now);
  expect(list.ok && list.value.entries).toHaveLength(50);
});
