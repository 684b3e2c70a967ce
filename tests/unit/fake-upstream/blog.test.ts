import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type FakeUpstream, startFakeUpstream } from '../../fake-upstream/fake-upstream';
import { ask } from './raw-client';

let upstream: FakeUpstream;
beforeEach(async () => {
  upstream = await startFakeUpstream();
});
afterEach(() => upstream.close());

const list = (page: number, key = upstream.blog.key) =>
  ask(`${upstream.blogUrl}/get_metainfo?domain=news.example&page=${page}`, {
    Authorization: `Bearer ${key}`,
  });
const detail = (slug: string) =>
  ask(`${upstream.blogUrl}/get_details?slug=${slug}`, { Authorization: `Bearer ${upstream.blog.key}` });

test('the list has 65 posts, ten a page', async () => {
  const first = JSON.parse((await list(1)).text);
  expect(first.total).toBe(65);
  expect(first.blogs).toHaveLength(10);
  expect(JSON.parse((await list(7)).text).blogs).toHaveLength(5);
});

test.each(['', 'another-key'])('the key %j is answered 401', async (key) => {
  expect((await list(1, key)).status).toBe(401);
});

test('a post that there is not is 404', async () => {
  expect((await detail('no-such-post')).status).toBe(404);
});

describe('a detail is wrapped on demand', () => {
  test.each([
    ['bare', (answer: { slug: string }) => answer.slug],
    ['blog', (answer: { blog: { slug: string } }) => answer.blog.slug],
    ['data', (answer: { data: { slug: string } }) => answer.data.slug],
    ['array', (answer: [{ slug: string }]) => answer[0].slug],
  ] as const)('%s', async (shape, slugOf) => {
    upstream.blog.shape = shape;
    expect(slugOf(JSON.parse((await detail('blog-post-01')).text) as never)).toBe('blog-post-01');
  });
});

test('faults are played by feed name, and all calls are in the journal', async () => {
  upstream.setFault('blog-detail', 'status-500');
  expect((await detail('blog-post-01')).status).toBe(500);
  expect((await list(1)).status).toBe(200);
  expect(upstream.journal.map(({ feed }) => feed)).toEqual(['blog-detail', 'blog-list']);
});

test('another edition has other texts', async () => {
  upstream.setEdition('blog-list', 2);
  expect((await list(1)).text).toContain('Blog post 01, edition 2');
});
