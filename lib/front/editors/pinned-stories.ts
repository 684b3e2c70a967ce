import { log } from '@/lib/base/log';
import { getPosts } from '@/lib/blog/blog-store';
import type { City } from '@/lib/city/city-type';
import type { Pin } from '@/lib/city/schema/desk';
import { postItem } from '@/lib/front/editors/own-reports';
import type { FrontStory } from '@/lib/front/front-page';
import { type PageMaterial, storiesOf } from '@/lib/front/page-material';
import { type Shown, takeEvenly, takeStories } from '@/lib/front/take-stories';
import { messages } from '@/lib/messages/messages';
import { placeOf, postPlace } from '@/lib/news/desk/hide-rule';
import { inForce } from '@/lib/news/desk/in-force';
import { newsState } from '@/lib/news/freshness/news-state';
import type { NewsItem } from '@/lib/news/news-item';
import { withPhotos } from '@/lib/pictures/choose/pick-photos';

export type Pinned = { story: FrontStory; place: Pin['place'] };

/** Puts pinned stories first and adds the best-ranked others, up to `max` stories. The first story is the lead. */
export function withPinned(
  ranked: readonly FrontStory[],
  pinned: readonly Pinned[] = [],
  max: number,
  shown: Shown,
): FrontStory[] {
  const at = (place: Pinned['place']) =>
    pinned.filter((one) => one.place === place).map(({ story }) => story);
  const leads = takeStories(at('lead'), max, shown);
  const seconds = takeStories(at('second'), max - Math.max(1, leads.length), shown);
  const lead = leads.length > 0 ? leads : takeEvenly(ranked, 1, shown);
  return takeEvenly(ranked, max, shown, [...lead, ...seconds]);
}

/** Finds a post by its current or a former address. */
async function postAt(city: City, at: string): Promise<NewsItem | undefined> {
  const posts = at.startsWith('blog/') ? await getPosts(city) : undefined;
  const all = posts?.ok ? posts.value : [];
  const post = all.find(({ slug, formerly = [] }) => [slug, ...formerly].map(postPlace).includes(at));
  return post && postItem(city, post);
}

/** Turns a post without a section into a story labeled "Report" or "Guide". */
function plainStory(city: City, item: NewsItem): FrontStory | undefined {
  const { report, guide } = messages(city).front;
  const kicker = { words: item.own === 'report' ? report : guide, href: '/blog' };
  return withPhotos([item], { feedKey: 'opinion' as const, kicker })[0];
}

/**
 * Records the pinned addresses that match no headline or post, and logs each once. Does nothing while a
 * section still waits for its first fetch.
 */
function noteMissing({ key }: City, { sections }: PageMaterial, links: readonly string[]): void {
  if (sections.some(({ news }) => news.state === 'error' && news.waiting)) return;
  const state = newsState();
  state.lostPins ??= new Map();
  const logged = state.lostPins.get(key) ?? [];
  for (const link of links.filter((one) => !logged.includes(one)))
    log('warn', 'no headline or post has a pinned address', { city: key, link });
  state.lostPins.set(key, links);
}

/**
 * Returns the pinned addresses that matched no headline or post when the front page was last arranged. `now`
 * in ms.
 */
export function pinsInNoList(city: City, now: number): string[] {
  const pinned = inForce(city, now).pins.map(({ entry }) => entry.link);
  const lost = newsState().lostPins?.get(city.key);
  return pinned.filter((link) => lost?.includes(link));
}

/**
 * Returns the stories that a city's editors pin now, in the order of their file, if they are among its headlines or
 * posts.
 */
export async function pinnedNow(material: PageMaterial, city: City): Promise<Pinned[]> {
  const { pins, ownHosts } = inForce(city, material.now);
  if (pins.length === 0) return [];
  const stories = [...storiesOf(material), ...storiesOf(material, 'beyond')];
  const listed = (at: string) => stories.find(({ item }) => placeOf(item.link, ownHosts) === at);
  const found = await Promise.all(
    pins.map(async ({ entry: { link, place }, at }) => {
      const post = await postAt(city, at);
      const story = listed(post ? placeOf(post.link, ownHosts) : at) ?? (post && plainStory(city, post));
      return { link, place, story };
    }),
  );
  const lost = found.filter(({ story }) => !story).map(({ link }) => link);
  noteMissing(city, material, lost);
  return found.flatMap(({ story, place }) => (story ? { story, place } : []));
}
