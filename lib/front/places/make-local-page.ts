import type { FrontStory, LocalPage } from '@/lib/front/front-page';
import { byLanguage } from '@/lib/front/order/by-language';
import { byTime, localFirst, roundupsLast } from '@/lib/front/order/by-time';
import { defaultWeights } from '@/lib/front/order/default-weights';
import { isCalendarEntry } from '@/lib/front/order/lead-tier';
import { rankStories } from '@/lib/front/order/pick-top';
import { failedOf, localStories, type PageMaterial, storiesOf } from '@/lib/front/places/page-material';
import { nothingShown } from '@/lib/front/places/story-marks';
import { takeStories } from '@/lib/front/places/take-stories';
import type { FeedKey } from '@/lib/sections';

const mostInList = 20;
const mostInSpanish = 10;

export function localPage(material: PageMaterial): LocalPage {
  const { city, now } = material;
  const all = storiesOf(material).filter((story) => !isCalendarEntry(story));
  const { main: stories, others: foreign } = byLanguage(all, city.region, localStories(all, material));
  const of = (feedKey: FeedKey): FrontStory[] => stories.filter((story) => story.feedKey === feedKey);
  const shown = nothingShown();
  const local = localStories(stories, material);
  const [featured] = takeStories(rankStories(local, now, city.front ?? defaultWeights), 1, shown);
  const latest = takeStories(byTime(local), mostInList, shown);
  const inSpanish = takeStories(byTime(localStories(foreign, material)), mostInSpanish, shown);
  const block = (feedKey: FeedKey) =>
    takeStories(roundupsLast(localFirst(of(feedKey), now)), mostInList, shown);
  const blocks = { business: block('business'), politics: block('politics'), health: block('health') };
  return { ...(featured && { featured }), latest, inSpanish, blocks, failed: failedOf(material) };
}
