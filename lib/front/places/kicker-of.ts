import { thisCity } from '@/lib/city/this-city';
import type { FrontStory } from '@/lib/front/front-page';
import { namesPlace, townLabel } from '@/lib/front/places/town-label';
import { hasSection } from '@/lib/news/sources/sections-here';
import { sectionByFeedKey, sectionPath } from '@/lib/sections';

export type KickerWords = { words: string; href?: string };

function ofSection(feedKey: FrontStory['feedKey']): KickerWords {
  const section = sectionByFeedKey(feedKey);
  return { words: section.name, ...(hasSection(feedKey) && { href: sectionPath(section) }) };
}

function fromAfar(story: FrontStory): KickerWords {
  const { title, local: { reach, town } = {} } = story.item;
  if (reach === 'state' && town) return { words: town };
  if (reach === 'region') {
    const isTold = town === undefined || namesPlace(title, town);
    return { words: isTold ? (thisCity().local.takesIn[0] ?? 'Region') : town };
  }
  return ofSection('national-news');
}

/** The town of a local story, else its section. */
export function kickerOf(story: FrontStory, showTown: boolean): KickerWords {
  const { item, feedKey } = story;
  const reach = item.local?.reach;
  const isAfar = reach === 'region' || reach === 'state' || reach === 'elsewhere';
  if (feedKey === 'local-news' && isAfar) return fromAfar(story);
  const town = showTown ? townLabel(item) : undefined;
  const href = hasSection('local-news') ? { href: '/local-news' } : {};
  return town ? { words: town, ...href } : ofSection(feedKey);
}
