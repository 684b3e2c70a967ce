import type { City } from '@/lib/city/city-type';
import type { FrontWeights } from '@/lib/city/schema/news';
import { defaultWeights } from '@/lib/front/default-weights';
import type { FrontStory } from '@/lib/front/front-page';
import { byLanguage, isOfSubject, LOCAL_FIRST_IN_SECTION_MS, localFirst } from '@/lib/front/order';
import { leadTier, rankStories } from '@/lib/front/pick-top';
import { subjectsOf } from '@/lib/news/classify/subject';
import { trueUntil } from '@/lib/news/classify/true-until';
import type { NewsItem } from '@/lib/news/news-item';
import type { FeedKey } from '@/lib/sections';

type Paper = Pick<City, 'front' | 'timeZone'>;

/**
 * Minimum predicted probability at which a story from the state or from elsewhere may lead a section. Lower
 * than on the front page, because a section has fewer stories.
 */
const LEAD_CHANCE = { from: 0.2, why: 'a section covers one subject' };

function sectionWeights({ leads, ...front }: FrontWeights): FrontWeights {
  const farther = { state: LEAD_CHANCE, elsewhere: LEAD_CHANCE };
  return { ...front, leads: { ...leads, ...farther }, neverFirst: ['events', 'archives'] };
}

/**
 * Whether a story does not fit its section's subject: its labels are all about other subjects or, except in
 * Health, it is about harm.
 */
function isOfAnotherSubject({ item, feedKey }: FrontStory): boolean {
  if (!isOfSubject(feedKey)) return false;
  const subjects = subjectsOf(item);
  const isHarm = item.kind === 'hard' && feedKey !== 'health';
  return isHarm || (subjects.size > 0 && !subjects.has(feedKey));
}

/** Moves a section's most prominent fresh news to the top. If nothing stands out, the order stays the same. */
export function leadFirst(stories: readonly FrontStory[], now: number, paper: Paper): FrontStory[] {
  const weights = sectionWeights(paper.front ?? defaultWeights);
  const [lead] = rankStories(
    stories.filter(
      (story) =>
        leadTier(story, now, weights) > 1 &&
        (trueUntil(story.item, paper.timeZone) ?? now) >= now &&
        !isOfAnotherSubject(story),
    ),
    now,
    weights,
  );
  return lead ? [lead, ...stories.filter((story) => story !== lead)] : [...stories];
}

/**
 * Sorts a section's items: the lead first, then by time. Sections about a subject list fresh local items before others.
 * Items in other languages come last.
 */
export function sectionOrder(
  feedKey: FeedKey,
  items: readonly NewsItem[],
  now: number,
  paper: Paper & Pick<City, 'region' | 'locale'>,
): readonly NewsItem[] {
  const stories = items.map((item) => ({ item, feedKey }));
  const sorted = isOfSubject(feedKey) ? localFirst(stories, now, LOCAL_FIRST_IN_SECTION_MS) : stories;
  const { main, others } = byLanguage(sorted, paper);
  return [...leadFirst(main, now, paper), ...others].map(({ item }) => item);
}
