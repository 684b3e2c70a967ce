import { defaultWeights } from '@/lib/front/default-weights';
import { withPinned } from '@/lib/front/editors/pinned-stories';
import type { FrontPage, FrontStory, LocalPage } from '@/lib/front/front-page';
import { byLanguage, byTime, localFirst, newsFirst, storyTime } from '@/lib/front/order';
import { failedOf, localStories, type PageMaterial, storiesOf } from '@/lib/front/page-material';
import { isCalendarEntry, rankStories } from '@/lib/front/pick-top';
import { pickWall } from '@/lib/front/pick-wall';
import { nothingShown, type Shown, takeEvenly, takeStories } from '@/lib/front/take-stories';
import { maySell } from '@/lib/news/classify/story-kind';
import type { NewsItem } from '@/lib/news/news-item';
import type { FeedKey } from '@/lib/sections';

const [fewestNearby, mostNearby] = [6, 8];
/** Beside a picture, and more beside those of the seconds. */
const [besidePicture, besidePictures] = [8, 11];
/** Of the lead and its longest second, beside one headline of the list. */
const lettersBeside = 80;

/** How many headlines are about as high as the lead: its title is set large, and pictures are higher than any words. */
export function nearbySize([lead, ...seconds]: readonly FrontStory[]): number {
  if (!lead) return fewestNearby;
  if (lead.photo) return seconds.some(({ photo }) => photo) ? besidePictures : besidePicture;
  const letters = ({ item }: FrontStory) => item.title.length + item.description.length;
  const all = lead.item.title.length + letters(lead) + Math.max(0, ...seconds.map(letters));
  return Math.min(mostNearby, Math.max(fewestNearby, Math.round(all / lettersBeside)));
}

const onTop = 4;
const mostInBlock = 20;
const mostInSpanish = 4;
const spanishFor = 72 * 60 * 60 * 1000;
const fewestLatest = 5;
const mostMore = 8;

const withBlock: readonly FeedKey[] = ['local-news', 'business', 'politics', 'health'];

const offWall: readonly NewsItem['kind'][] = ['roundup', 'obituaries'];

/** Of the news, what stands under the headings of business, politics and health, fresh local stories first. */
function blocksOf(stories: readonly FrontStory[], now: number, shown: Shown): LocalPage['blocks'] {
  const block = (feedKey: FeedKey) => {
    const own = stories.filter((story) => story.feedKey === feedKey);
    return takeEvenly(newsFirst(localFirst(own, now)), mostInBlock, shown);
  };
  return { business: block('business'), politics: block('politics'), health: block('health') };
}

/** A wall of photos, large that of the story which might have led, or headlines where there are too few for one. */
function wallOrList(
  stories: readonly FrontStory[],
  ranked: readonly FrontStory[],
  shown: Shown,
): Pick<FrontPage, 'wall' | 'more'> {
  // What reads like an ad or a digest stays in its section.
  const suiting = stories.filter(
    ({ item, feedKey }) => !maySell(item, feedKey) && !offWall.includes(item.kind),
  );
  const wallWithout = (has: 'has' | 'hasLike') => {
    const [others, own] = [suiting.filter(({ item }) => !shown[has](item)), nothingShown()];
    return pickWall(takeStories(others, others.length, own, own[has]));
  };
  const unlike = wallWithout('hasLike');
  const photos = unlike.length > 0 ? unlike : wallWithout('has');
  for (const { item } of photos) shown.add(item);
  const large = ranked.filter((story) => photos.includes(story)).slice(0, 1);
  if (photos.length > 0) return { wall: [...new Set([...large, ...photos])], more: [] };
  const others = stories.filter(({ feedKey }) => !withBlock.includes(feedKey));
  return { wall: [], more: takeEvenly(newsFirst(byTime(others)), mostMore, shown) };
}

/** No story is in two places: the top takes first, then each list in turn. What See All adds to the latest news comes last. */
export function frontPage(material: PageMaterial): FrontPage {
  const { city, now } = material;
  const all = storiesOf(material).filter((story) => !isCalendarEntry(story));
  const localOfAll = localStories(all, material);
  const { main: stories, others: foreign } = byLanguage(all, city, localOfAll);
  const { main: beyond } = byLanguage(storiesOf(material, 'beyond'), city, localOfAll);
  const shown = nothingShown();
  const ranked = rankStories([...stories, ...beyond], now, city.front ?? defaultWeights);
  const top = withPinned(ranked, material.pinned, onTop, shown);
  const [lead, ...seconds] = top;
  const local = newsFirst(byTime(localStories(stories, material)));
  const nearby = takeEvenly(local, nearbySize(top), shown);
  // On a quiet day the rest of the region and the state fills the row.
  const around = byTime(beyond.filter(({ item }) => item.local?.reach !== 'elsewhere'));
  const row = newsFirst([...local, ...around]);
  const latest = takeEvenly(row, fewestLatest, shown);
  const spanish = localStories(foreign, material).filter(
    (story) => now - (storyTime(story) ?? 0) <= spanishFor,
  );
  const inSpanish = takeStories(byTime(spanish), mostInSpanish, shown);
  const blocks = blocksOf(stories, now, shown);
  const wall = wallOrList(stories, ranked, shown);
  const newest = newsFirst(byTime(stories.filter(({ item, feedKey }) => !maySell(item, feedKey))));
  const latestOfAll = takeEvenly([...row, ...newest], mostInBlock, shown, latest);
  return {
    ...(lead && { lead }),
    seconds,
    nearby,
    blocks: { 'local-news': latestOfAll, ...blocks },
    inSpanish,
    ...wall,
    failed: failedOf(material),
  };
}

const mostInSpanishOfLocal = 10;

export function localPage(material: PageMaterial): LocalPage {
  const { city, now } = material;
  const all = storiesOf(material).filter((story) => !isCalendarEntry(story));
  const { main: stories, others: foreign } = byLanguage(all, city, localStories(all, material));
  const shown = nothingShown();
  const local = localStories(stories, material);
  const [featured] = takeStories(rankStories(local, now, city.front ?? defaultWeights), 1, shown);
  const latest = takeEvenly(newsFirst(byTime(local)), mostInBlock, shown);
  const inSpanish = takeStories(byTime(localStories(foreign, material)), mostInSpanishOfLocal, shown);
  const blocks = blocksOf(stories, now, shown);
  return { ...(featured && { featured }), latest, inSpanish, blocks, failed: failedOf(material) };
}
