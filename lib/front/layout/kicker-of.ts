import { thisCity } from '@/lib/city/this-city';
import type { FrontStory } from '@/lib/front/front-page';
import { namesPlace, toldTown } from '@/lib/front/layout/told-town';
import { sectionByFeedKey, sectionPath } from '@/lib/sections';

/** The words over a headline, and the list that they lead to, if they do. */
export type KickerWords = { words: string; href?: string };

function ofSection(feedKey: FrontStory['feedKey']): KickerWords {
  const section = sectionByFeedKey(feedKey);
  return { words: section.name, href: sectionPath(section) };
}

/** What a local source has from farther off is no local news: its area stands over it, or the nation. */
function fromAfar(story: FrontStory): KickerWords {
  const { title, local: { reach, town } = {} } = story.item;
  if (reach === 'state' && town) return { words: town };
  if (reach === 'region') {
    const isTold = town === undefined || namesPlace(title, town);
    return { words: isTold ? (thisCity().local.takesIn[0] ?? 'Region') : town };
  }
  return ofSection('national-news');
}

/** What stands over a headline among several sections: the town of a local story, else its section. */
export function kickerOf(story: FrontStory, showTown: boolean): KickerWords {
  const { item, feedKey } = story;
  const reach = item.local?.reach;
  const isAfar = reach === 'region' || reach === 'state' || reach === 'elsewhere';
  if (feedKey === 'local-news' && isAfar) return fromAfar(story);
  const town = showTown ? toldTown(item) : undefined;
  return town ? { words: town, href: '/local-news' } : ofSection(feedKey);
}
