import { defaultWeights } from '@/lib/front/default-weights';
import type { FrontPage, FrontStory, LocalPage } from '@/lib/front/front-page';
import { byLanguage, byTime, localFirst, roundupsLast, storyTime } from '@/lib/front/order';
import { beyondOf, failedOf, localStories, type PageMaterial, storiesOf } from '@/lib/front/page-material';
import { isCalendarEntry, pickTop, rankStories } from '@/lib/front/pick-top';
import { pickWall, wallSize } from '@/lib/front/pick-wall';
import { nothingShown, type Shown, takeStories } from '@/lib/front/take-stories';
import { maySell } from '@/lib/news/classify/story-kind';
import type { FeedKey } from '@/lib/sections';

/** In pixels and characters at 1280 px, as the styles set them. */
const lead = { letters: 27, line: 55, excerptLetters: 70, excerptLine: 29 };
const seconds = { letters: 66, line: 26, excerptLetters: 84, excerptLine: 22 };
const sourceLine = 24;
const kicker = 20;
const air = 10;
/** A two-line headline, its source and the space around the hairline. */
const brief = 88;
const [fewest, most] = [6, 8];
const mostPictured = 8;

function lines(text: string, letters: number): number {
  return Math.ceil(text.length / letters);
}

function secondHeight({ item }: FrontStory, columns: number): number {
  const title = lines(item.title, seconds.letters / columns) * seconds.line;
  const excerpt = lines(item.description, seconds.excerptLetters / columns) * seconds.excerptLine;
  return kicker + title + excerpt + (columns > 2 ? 2 : 1) * sourceLine;
}

/** How many headlines fill the lead's height, by text length at 1280 px; other two-column widths are nearly alike. */
export function nearbySize([first, ...others]: readonly FrontStory[]): number {
  if (!first) return fewest;
  if (first.photo !== undefined || first.picture !== undefined) return mostPictured;
  const { title, description } = first.item;
  const top =
    kicker +
    lines(title, lead.letters) * lead.line +
    lines(description, lead.excerptLetters) * lead.excerptLine +
    sourceLine;
  const under = Math.max(0, ...others.map((story) => secondHeight(story, others.length)));
  return Math.min(most, Math.max(fewest, Math.round((top + under + air) / brief)));
}

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

const mostInList = 20;
const mostInSpanishOfLocal = 10;

export function localPage(material: PageMaterial): LocalPage {
  const { city, now } = material;
  const all = storiesOf(material).filter((story) => !isCalendarEntry(story));
  const { main: stories, others: foreign } = byLanguage(all, city.region, localStories(all, material));
  const of = (feedKey: FeedKey): FrontStory[] => stories.filter((story) => story.feedKey === feedKey);
  const shown = nothingShown();
  const local = localStories(stories, material);
  const [featured] = takeStories(rankStories(local, now, city.front ?? defaultWeights), 1, shown);
  const latest = takeStories(byTime(local), mostInList, shown);
  const inSpanish = takeStories(byTime(localStories(foreign, material)), mostInSpanishOfLocal, shown);
  const block = (feedKey: FeedKey) =>
    takeStories(roundupsLast(localFirst(of(feedKey), now)), mostInList, shown);
  const blocks = { business: block('business'), politics: block('politics'), health: block('health') };
  return { ...(featured && { featured }), latest, inSpanish, blocks, failed: failedOf(material) };
}
