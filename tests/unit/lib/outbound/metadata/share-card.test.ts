import { expect, test } from '@jest/globals';
import { getPosts } from '@/lib/blog/blog-store';
import { upcomingEvents } from '@/lib/events/event-store';
import { sectionPath } from '@/lib/messages/section-paths';
import { sectionLinks } from '@/lib/outbound/feed-list';
import { cardAt } from '@/lib/outbound/metadata/card-at';
import { drawableText, shareImagePath } from '@/lib/outbound/metadata/share-card';
import { postCard } from '@/lib/outbound/metadata/story-cards';
import { pageTitle, sitePages } from '@/lib/pages/site-pages';
import { sections } from '@/lib/sections';
import { city } from '../../../served-city';
import { thisCity } from '../../../this-city';

/** Returns the key in the address of a page's card, including the version. */
const keyOf = (path: string) => shareImagePath(city, path).slice('/og/'.length, -'.png'.length);

test('the front page’s card shows the city’s promise', async () => {
  expect(await cardAt(city, 'home')).toMatchObject({ title: city.promise });
});

test.each(sitePages.filter(({ path }) => path !== '/'))(
  'the share card for $path has the title of the page',
  async (page) => {
    expect(await cardAt(city, keyOf(page.path))).toMatchObject({
      title: pageTitle(page, city),
    });
  },
);

test.each(sections.map((section) => ({ section, path: sectionPath(section, city) })))(
  'the share card for $path has the name of the section and a sentence',
  async ({ section, path }) => {
    const card = await cardAt(city, keyOf(path));
    expect(card).toMatchObject({ title: section.name });
    expect(card?.sentence).toBeTruthy();
  },
);

test('a Spanish section has its Spanish name on its card and in its feeds', async () => {
  const spanish = thisCity('anaheim-es');
  expect(await cardAt(spanish, 'noticias/deportes')).toMatchObject({ title: 'Deportes' });
  expect(sectionLinks(['sports'], spanish)[0]?.title).toBe(`Deportes | ${spanish.siteTitle}`);
});

test('every post has a share card with a title', async () => {
  const posts = await getPosts(city);
  const slugs = posts.ok ? posts.value.map(({ slug }) => slug) : [];
  expect(slugs.length).toBeGreaterThan(0);
  for (const slug of slugs) expect(await cardAt(city, `blog/${slug}`)).toHaveProperty('title');
});

test.each(['', '/', 'nonsense', 'news', 'news/nonsense', 'blog/no-such-post', 'blog/a/b', 'home/home'])(
  'cardAt returns undefined for %p',
  async (key) => {
    expect(await cardAt(city, key)).toBeUndefined();
  },
);

test('a share card has a line above its title, and a sentence below it if there is one', async () => {
  const { name, state, motto } = city;
  const kicker = `${name}, ${state}`;
  expect(await cardAt(city, 'home')).toMatchObject({ kicker, sentence: motto });
  expect(await cardAt(city, 'news/sports')).toMatchObject({ kicker });
  expect((await cardAt(city, 'local-news'))?.sentence).toMatch(/^The latest local headlines\.$/);
  const posts = await getPosts(city);
  const slug = posts.ok ? posts.value[0]?.slug : '';
  expect(await cardAt(city, `blog/${slug}`)).toMatchObject({
    kicker: 'Opinion',
    sentence: undefined,
  });
});

test.each([
  ['news/sports', { drawing: expect.stringContaining('/tiles/stadium-') }],
  ['who-to-call', { drawing: expect.stringContaining('/tiles/houses-') }],
  ['blog/the-wine-colony-of-1857', { drawing: expect.stringContaining('/tiles/river-clay.') }],
  ['towns/fullerton', { town: 'Fullerton' }],
])('the share card for %s has its own drawing or map', async (key, picture) => {
  expect(await cardAt(city, key)).toMatchObject(picture);
});

const post = postCard(city, { metaTitle: 'A post' });
const withoutVersion = (path: string) => path.replace(/(?<=^\/og\/)[0-9a-f]{10}\//, '');

test.each([
  ['the front page', '/', '/og/home.png'],
  ['a page with its own card', '/local-news', '/og/local-news.png'],
  ['a section', '/news/sports', '/og/news/sports.png'],
  ['a page with a query', '/local-news?page=2', '/og/local-news.png'],
  ['a page below one with its own card', '/community/anything/else', '/og/community.png'],
  ['a page below a section', '/news/sports/anything', '/og/news/sports.png'],
  ['the list of posts', '/blog/', '/og/blog.png'],
  ['an unknown section', '/news/nonsense', '/og/home.png'],
  ['an unknown page', '/nowhere/at/all', '/og/home.png'],
])('%s (%s) has the share card %s, at a versioned address', (_, path, card) => {
  expect(withoutVersion(shareImagePath(city, path))).toBe(card);
  expect(shareImagePath(city, path)).toMatch(/^\/og\/[0-9a-f]{10}\//);
});

test.each([
  ['a post', '/blog/a-post', '/og/blog/a-post.png'],
  ['a post with an accent in its address', '/blog/caf%C3%A9', '/og/blog/caf%C3%A9.png'],
])('%s has its own share card, or the list of posts’ card while the post is unknown', (_, path, card) => {
  expect(withoutVersion(shareImagePath(city, path, post))).toBe(card);
  expect(withoutVersion(shareImagePath(city, path))).toBe('/og/blog.png');
});

test('the share card for an event has the event’s day, title and place', async () => {
  const news = await upcomingEvents(city, new Date());
  const [event] = news.state === 'events' ? news.events : [];
  if (!event) throw new Error('there is no event');
  const { title, place } = event;
  expect(await cardAt(city, `events/${event.id}`)).toMatchObject({ title, sentence: place });
  expect((await cardAt(city, `events/${event.id}`))?.kicker).toMatch(/^[A-Z][a-z]+day, .*\d{4}$/);
  expect(await cardAt(city, 'events/no-such-event-0123456789')).toBeUndefined();
});

test('the address of a share card changes if the title changes', () => {
  const [one, again, other] = [post, { ...post }, postCard(city, { metaTitle: 'Another' })].map((titled) =>
    shareImagePath(city, '/blog/a-post', titled),
  );
  expect([one === again, one === other]).toEqual([true, false]);
});

test.each([
  ['promise', 'Another promise.'],
  ['nameplate', ['Another', 'Paper']],
  ['state', 'Elsewhere'],
  ['brand', { ...city.brand, accent: '#123456' }],
  ['brand', { ...city.brand, emblem: { size: 1, path: 'M0 0h1v1z', color: '#123456' } }],
])('the address of the front page’s share card changes if the city’s %s changes', (key, value) => {
  const fields = city as unknown as Record<string, unknown>;
  const [path, was] = [shareImagePath(city, '/'), fields[key]];
  fields[key] = value;
  try {
    expect(shareImagePath(city, '/')).not.toBe(path);
  } finally {
    fields[key] = was;
  }
  expect(shareImagePath(city, '/')).toBe(path);
});

test.each([
  ['keeps plain text', 'Streets, schools & parks: 7½ “miles”', 'Streets, schools & parks: 7½ “miles”'],
  ['keeps Western European letters', 'Café Año Œuvre', 'Café Año Œuvre'],
  ['drops marks that the font lacks, but not their letters', 'Škoda Nguyễn', 'Skoda Nguyen'],
  ['drops emoji without leaving a gap', 'Oranges 🍊 and 👨‍👩‍👧 families', 'Oranges and families'],
  ['drops other scripts', '市議会 votes', 'votes'],
  ['drops control characters', 'one\u0000\u200b\u00adtwo\nthree', 'onetwothree'],
  ['is empty if nothing can be drawn', '🍊', ''],
])('drawableText %s', (_, text, drawn) => {
  expect(drawableText(text)).toBe(drawn);
});
