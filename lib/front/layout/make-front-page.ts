import type { FrontPage, FrontStory } from '@/lib/front/front-page';
import {
  beyondOf,
  failedOf,
  localStories,
  type PageMaterial,
  storiesOf,
} from '@/lib/front/layout/page-material';
import { nothingShown } from '@/lib/front/layout/story-marks';
import { takeStories } from '@/lib/front/layout/take-stories';
import { byTime, localFirst } from '@/lib/front/order/by-time';
import { isCalendarEntry } from '@/lib/front/order/can-lead';
import { defaultWeights } from '@/lib/front/order/default-weights';
import { pickTop } from '@/lib/front/order/pick-top';
import { pickWall } from '@/lib/front/pick-wall';
import { maySell } from '@/lib/news/classify/may-sell';
import type { FeedKey } from '@/lib/sections';

/** As many as stand beside the lead and its seconds: a lead in words alone is less high. */
const mostNearby = { pictured: 8, words: 6 };
const mostInBlock = 20;

/** Sections with a block of their own; the wall shows the others. */
const withBlock: readonly FeedKey[] = ['local-news', 'business', 'politics', 'health'];

/**
 * The front page, laid out from what is known of all sections at a moment. No story stands in two places: what the top
 * takes is gone for the lists, and what a list takes for those after it.
 */
export function frontPage(material: PageMaterial): FrontPage {
  const { city, now } = material;
  const stories = storiesOf(material).filter((story) => !isCalendarEntry(story));
  const of = (feedKey: FeedKey): FrontStory[] => stories.filter((story) => story.feedKey === feedKey);
  const shown = nothingShown();
  const [lead, ...seconds] = takeStories(
    pickTop([...stories, ...beyondOf(material)], now, city.front ?? defaultWeights),
    4,
    shown,
  );
  const local = byTime(localStories(stories, now));
  const isPictured = lead?.photo !== undefined || lead?.picture !== undefined;
  const nearby = takeStories(local, mostNearby[isPictured ? 'pictured' : 'words'], shown);
  const block = (feedKey: FeedKey) => takeStories(localFirst(of(feedKey), now), mostInBlock, shown);
  const latest = takeStories(local, mostInBlock, shown);
  const blocks = {
    'local-news': latest,
    business: block('business'),
    politics: block('politics'),
    health: block('health'),
  };
  // What reads like a shop window stays on its section's own page.
  const others = stories.filter(({ feedKey, item }) => !withBlock.includes(feedKey) && !maySell(item.title));
  const wall = pickWall(takeStories(others, others.length, shown), city.drawings);
  return { ...(lead && { lead }), seconds, nearby, blocks, wall, failed: failedOf(material) };
}
