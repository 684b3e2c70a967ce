import { expect, test } from '@jest/globals';
import { allPosts } from '@/lib/blog/blog-store';
import { thisCity } from '@/lib/city/this-city';
import { shareCard } from '@/lib/outbound/metadata/share-card';
import { shareImagePath } from '@/lib/outbound/metadata/share-image';
import { pageTitle, sitePages } from '@/lib/pages/site-pages';
import { sectionPath, sections } from '@/lib/sections';
import '../../../with-anaheim';

/** As in an address of a card, with its version. */
const keyOf = (path: string) => shareImagePath(path).slice('/og/'.length, -'.png'.length);

test('the front page has the promise of the city on its card', async () => {
  expect(await shareCard('home')).toMatchObject({ title: thisCity().promise });
});

test.each(sitePages.filter(({ path }) => path !== '/'))('$path has its title', async (page) => {
  expect(await shareCard(keyOf(page.path))).toMatchObject({ title: pageTitle(page, thisCity()) });
});

test.each(sections.map((section) => ({ section, path: sectionPath(section) })))(
  '$path has its name and sentence',
  async ({ section, path }) => {
    const card = await shareCard(keyOf(path));
    expect(card).toMatchObject({ title: section.name });
    expect(card?.sentence).toBeTruthy();
  },
);

test('every post of our own has its title', async () => {
  const posts = await allPosts();
  const slugs = posts.ok ? posts.value.map(({ slug }) => slug) : [];
  expect(slugs.length).toBeGreaterThan(0);
  for (const slug of slugs) expect(await shareCard(`blog/${slug}`)).toHaveProperty('title');
});

test.each(['', '/', 'nonsense', 'news', 'news/nonsense', 'blog/no-such-post', 'blog/a/b', 'home/home'])(
  'there is no card for %p',
  async (key) => {
    expect(await shareCard(key)).toBeUndefined();
  },
);

test('a card has the place above, a sentence below, and none where there is none', async () => {
  const { name, state, motto } = thisCity();
  const kicker = `${name}, ${state}`;
  expect(await shareCard('home')).toMatchObject({ kicker, sentence: motto });
  expect(await shareCard('news/sports')).toMatchObject({ kicker });
  expect((await shareCard('local-news'))?.sentence).toMatch(/^Local headlines.*[^.]\.$/);
  const posts = await allPosts();
  const slug = posts.ok ? posts.value[0]?.slug : '';
  expect(await shareCard(`blog/${slug}`)).toMatchObject({ kicker: 'Opinion', sentence: undefined });
});
