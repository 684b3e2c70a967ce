import type { FrontPage, FrontStory } from '@/lib/front/front-page';
import { byLanguage } from '@/lib/front/order/by-language';
import { byTime, localFirst, roundupsLast } from '@/lib/front/order/by-time';
import { defaultWeights } from '@/lib/front/order/default-weights';
import { isCalendarEntry } from '@/lib/front/order/lead-tier';
import { pickTop } from '@/lib/front/order/pick-top';
import { storyTime } from '@/lib/front/order/score-story';
import { pickWall } from '@/lib/front/pick-wall';
import { nearbySize } from '@/lib/front/places/nearby-size';
import {
  beyondOf,
  failedOf,
  localStories,
  type PageMaterial,
  storiesOf,
} from '@/lib/front/places/page-material';
import { nothingShown, type Shown } from '@/lib/front/places/story-marks';
import { takeStories } from '@/lib/front/places/take-stories';
import { wallSize } from '@/lib/front/places/wall-size';
import { maySell } from '@/lib/news/classify/may-sell';
import type { FeedKey } from '@/lib/sections';

const mostInBlock = 20;
const mostInSpanish = 4;
const spanishFor = 72 * 60 * 60 * 1000;
const fewestLatest = 5;
const mostMore = 8;

const withBlock: readonly FeedKey[] = ['local-news', 'business', 'politics', 'health'];

/** National and world news needs its own photo; what reads like an ad stays in its section. */
function suitsWall({ feedKey, item, photo }: FrontStory): boolean {
  const isGrave = feedKey === 'national-news' || feedKey === 'world-news';
  return !maySell(item.title) && (!isGrave || photo !== undefined);
}

function wallOrList(
  stories: readonly FrontStory[],
  { drawings }: PageMaterial['city'],
  shown: Shown,
): Pick<FrontPage, 'wall' | 'more'> {
  const suiting = takeStories(stories.filter(suitsWall), stories.length, shown);
  const wall = pickWall(suiting, drawings);
  if (wallSize(wall) > 0) return { wall, more: [] };
  const rest = [...suiting, ...takeStories(stories, mostMore, shown)];
  return { wall: [], more: byTime(rest).slice(0, mostMore) };
}

/** No story is in two places: the top takes first, then each list in turn. */
export function frontPage(material: PageMaterial): FrontPage {
  const { city, now } = material;
  const all = storiesOf(material).filter((story) => !isCalendarEntry(story));
  const localOfAll = localStories(all, material);
  const { main: stories, others: foreign } = byLanguage(all, city.region, localOfAll);
  const { main: beyond } = byLanguage(beyondOf(material), city.region, localOfAll);
  const of = (feedKey: FeedKey): FrontStory[] => stories.filter((story) => story.feedKey === feedKey);
  const shown = nothingShown();
  const top = takeStories(pickTop([...stories, ...beyond], now, city.front ?? defaultWeights), 4, shown);
  const [lead, ...seconds] = top;
  const local = byTime(localStories(stories, material));
  const nearby = takeStories(local, nearbySize(top), shown);
  const block = (feedKey: FeedKey) =>
    takeStories(roundupsLast(localFirst(of(feedKey), now)), mostInBlock, shown);
  const latest = takeStories(local, mostInBlock, shown);
  // On a quiet day the rest of the region and the state fills the row.
  const around = byTime(beyond.filter(({ item }) => item.local?.reach !== 'elsewhere'));
  latest.push(...takeStories(around, Math.max(0, fewestLatest - latest.length), shown));
  const spanish = localStories(foreign, material).filter(
    (story) => now - (storyTime(story) ?? 0) <= spanishFor,
  );
  const inSpanish = takeStories(byTime(spanish), mostInSpanish, shown);
  const blocks = {
    'local-news': latest,
    business: block('business'),
    politics: block('politics'),
    health: block('health'),
  };
  const others = stories.filter((story) => !withBlock.includes(story.feedKey));
  return {
    ...(lead && { lead }),
    seconds,
    nearby,
    blocks,
    inSpanish,
    ...wallOrList(others, city, shown),
    failed: failedOf(material),
  };
}
