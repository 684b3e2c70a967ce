import type { City } from '@/lib/city/city-type';
import { defaultWeights } from '@/lib/front/default-weights';
import { type Pinned, pinnedNow, withPinned } from '@/lib/front/editors/pinned-stories';
import type { FrontPage, FrontStory, LocalPage } from '@/lib/front/front-page';
import {
  byLanguage,
  byTime,
  isAround,
  isNear,
  isNews,
  localFirst,
  newsFirst,
  storyTime,
} from '@/lib/front/order';
import {
  allStories,
  failedOf,
  localStories,
  type PageMaterial,
  readMaterial,
  storiesOf,
} from '@/lib/front/page-material';
import { isCalendarEntry, rankStories } from '@/lib/front/pick-top';
import { pickWall } from '@/lib/front/pick-wall';
import { leadFirst } from '@/lib/front/section-order';
import { nothingShown, type Shown, takeEvenly, takeInOrder, takeStories } from '@/lib/front/take-stories';
import { countByTown, townsFirst } from '@/lib/front/towns/where-news';
import { maySell } from '@/lib/news/classify/story-kind';
import type { NewsItem } from '@/lib/news/news-item';
import { pictureProxy } from '@/lib/pictures/proxy/open-picture-proxy';
import type { FeedKey } from '@/lib/sections';

/** A list of this length is as tall as the map next to it. */
const MAX_NEARBY = 8;
const TOP_STORIES = 4;
const MAX_IN_BLOCK = 20;
const MAX_IN_SPANISH = 4;
const SPANISH_MAX_AGE_MS = 72 * 60 * 60 * 1000;
const LATEST_STORIES = 5;
const MAX_MORE = 8;

const SECTIONS_WITH_BLOCK: readonly FeedKey[] = ['local-news', 'business', 'politics', 'health'];

const KINDS_OFF_WALL: readonly NewsItem['kind'][] = ['roundup', 'obituaries'];

type Blocks = LocalPage['blocks'];

function eachBlock(storiesIn: (feedKey: keyof Blocks) => readonly FrontStory[]): Blocks {
  return { business: storiesIn('business'), politics: storiesIn('politics'), health: storiesIn('health') };
}

/** Fills the blocks for business, politics and health, fresh local stories first. */
function blocksOf(stories: readonly FrontStory[], now: number, shown: Shown): Blocks {
  return eachBlock((feedKey) => {
    const own = stories.filter((story) => story.feedKey === feedKey);
    return takeEvenly(newsFirst(localFirst(own, now)), MAX_IN_BLOCK, shown);
  });
}

/** Returns a wall of photos, the highest-ranked one large, or a list of headlines if there are too few photos. */
function wallOrList(
  stories: readonly FrontStory[],
  ranked: readonly FrontStory[],
  shown: Shown,
): Pick<FrontPage, 'wall' | 'more'> {
  // Keep possible ads, roundups and obituaries off the photo wall.
  const candidates = stories.filter(
    ({ item, feedKey }) => !maySell(item, feedKey) && !KINDS_OFF_WALL.includes(item.kind),
  );
  const wallWithout = (has: 'has' | 'hasLike') => {
    const [others, own] = [candidates.filter(({ item }) => !shown[has](item)), nothingShown()];
    return pickWall(takeStories(others, others.length, own, own[has]));
  };
  const distinct = wallWithout('hasLike');
  const photos = distinct.length > 0 ? distinct : wallWithout('has');
  for (const { item } of photos) shown.add(item);
  const large = ranked.filter((story) => photos.includes(story)).slice(0, 1);
  if (photos.length > 0) return { wall: [...new Set([...large, ...photos])], more: [] };
  const others = stories.filter(({ feedKey }) => !SECTIONS_WITH_BLOCK.includes(feedKey));
  return { wall: [], more: takeEvenly(newsFirst(byTime(others)), MAX_MORE, shown) };
}

/**
 * Arranges the front page. Each story appears once: the top takes its stories first, then each list in turn. The
 * stories that See All adds to Latest News are taken last. `pinned`: stories that editors put on top.
 */
export function frontPage(material: PageMaterial, pinned?: readonly Pinned[]): FrontPage {
  const { city, now } = material;
  const all = storiesOf(material).filter((story) => !isCalendarEntry(story));
  const localOfAll = localStories(all, material);
  const { main: stories, others: foreign } = byLanguage(all, city, localOfAll);
  const { main: beyond } = byLanguage(storiesOf(material, 'beyond'), city, localOfAll);
  const shown = nothingShown();
  const ranked = rankStories([...stories, ...beyond], now, city.front ?? defaultWeights);
  const top = withPinned(ranked, pinned, TOP_STORIES, shown);
  const [lead, ...seconds] = top;
  const local = newsFirst(byTime(localStories(stories, material)));
  const townCounts = countByTown(city, [...allStories(material), ...allStories(material, 'beyond')]);
  const notShown = stories.filter((story) => isNear(story) && isNews(story) && !shown.hasLike(story.item));
  const nearby = takeEvenly(townsFirst(city, byTime(notShown), local, townCounts), MAX_NEARBY, shown);
  // On a quiet day, stories from the region and the state fill Latest News.
  const around = byTime(beyond.filter(({ item }) => item.local?.reach !== 'elsewhere'));
  const newest = byTime(stories.filter(({ item, feedKey }) => !maySell(item, feedKey)));
  const latest = takeInOrder([local, around], LATEST_STORIES, shown);
  const spanish = localStories(foreign, material).filter(
    (story) => now - (storyTime(story) ?? 0) <= SPANISH_MAX_AGE_MS,
  );
  const inSpanish = takeStories(byTime(spanish), MAX_IN_SPANISH, shown);
  const blocks = blocksOf(stories, now, shown);
  const wall = wallOrList(stories, ranked, shown);
  const latestOfAll = takeInOrder([local, around, newest], MAX_IN_BLOCK, shown, latest);
  return {
    ...(lead && { lead }),
    seconds,
    nearby,
    townCounts,
    blocks: { 'local-news': latestOfAll, ...eachBlock((feedKey) => leadFirst(blocks[feedKey], now, city)) },
    inSpanish,
    ...wall,
    failed: failedOf(material),
  };
}

const MAX_IN_SPANISH_ON_LOCAL = 10;

/** Arranges the Local News page. Each story appears once. */
export function localPage(material: PageMaterial): LocalPage {
  const { city, now } = material;
  const all = storiesOf(material).filter((story) => !isCalendarEntry(story));
  const { main: stories, others: foreign } = byLanguage(all, city, localStories(all, material));
  const shown = nothingShown();
  const local = localStories(stories, material);
  const [featured] = takeStories(rankStories(local, now, city.front ?? defaultWeights), 1, shown);
  const latest = takeEvenly(newsFirst(byTime(local)), MAX_IN_BLOCK, shown);
  const inSpanish = takeStories(byTime(localStories(foreign, material)), MAX_IN_SPANISH_ON_LOCAL, shown);
  const [around, farther] = [stories.filter(isAround), stories.filter((story) => !isAround(story))];
  const [first, rest] = [blocksOf(around, now, shown), blocksOf(farther, now, shown)];
  const blocks = eachBlock((feedKey) => {
    const [near, far] = [first[feedKey], rest[feedKey]];
    if (near.length === 0) return leadFirst(far, now, city);
    return [...leadFirst(near, now, city), ...far].slice(0, MAX_IN_BLOCK);
  });
  return { ...(featured && { featured }), latest, inSpanish, blocks, failed: failedOf(material) };
}

/** Fetches the lead's photo before a reader requests it. If that fails, the page is rendered again without it. */
function prefetchPhoto({ item, photo }: Partial<FrontStory> = {}): void {
  if (!photo || photo !== item?.image) return;
  const wanted = { address: photo, width: 720, whole: false, format: 'avif' } as const;
  // A failure is reported when a reader requests the picture.
  void pictureProxy()
    .picture(wanted)
    .catch(() => undefined);
}

/** Reads and arranges a city's front page. */
export async function readFrontPage(city: City): Promise<FrontPage> {
  const material = await readMaterial(city);
  const page = frontPage(material, await pinnedNow(material, city));
  prefetchPhoto(page.lead);
  return page;
}

/** Reads and arranges a city's Local News page. */
export async function readLocalPage(city: City): Promise<LocalPage> {
  const page = localPage(await readMaterial(city));
  prefetchPhoto(page.featured);
  return page;
}
