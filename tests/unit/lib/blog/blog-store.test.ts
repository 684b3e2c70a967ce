import { expect, test } from '@jest/globals';
import { allPosts, blogPage, blogPost } from '@/lib/blog/blog-store';

test('without a functions host the posts are those of the city folder', async () => {
  const all = await allPosts();
  if (!all.ok) throw new Error(all.failure.detail);
  expect(all.value.length).toBeGreaterThan(0);
  expect(all.value.every(({ date }) => date)).toBe(true);
  expect(await blogPage(1)).toMatchObject({ ok: true, value: { total: all.value.length } });
  const slug = all.value[0]?.slug ?? '';
  expect(await blogPost(slug)).toMatchObject({ ok: true, value: { slug, domain: 'localhost' } });
  expect(await blogPost('no-such-post')).toEqual({ ok: true, value: undefined });
});
