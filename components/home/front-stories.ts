import { thisCity } from '@/lib/city/this-city';
import type { FrontStory } from '@/lib/front/front-page';
import { pickLead } from '@/lib/front/pick-lead';
import { storyKey } from '@/lib/front/pick-pictures';
import { pickWall } from '@/lib/front/pick-wall';
import { pictured } from '@/lib/front/section-pictures';
import { sectionNews } from '@/lib/news/section-news';
import { type FeedKey, type Section, sections } from '@/lib/sections';

async function storiesOf({ feedKey }: Section): Promise<FrontStory[]> {
  const news = await sectionNews(feedKey);
  if (news.state !== 'items') return [];
  return pictured(feedKey, news.items).map((story) => ({ ...story, feedKey }));
}

/** Sections with a block of their own further down; the wall shows the others. */
const withBlock: readonly FeedKey[] = ['local-news', 'business', 'politics', 'health'];

/** The lead of the front page with its seconds, and the picture wall; both empty while no section has headlines. */
export async function frontStories(): Promise<{ top: FrontStory[]; wall: FrontStory[] }> {
  const stories = (await Promise.all(sections.map(storiesOf))).flat();
  const top = pickLead(stories);
  const others = stories.filter(({ feedKey }) => !withBlock.includes(feedKey));
  return { top, wall: pickWall(others, top.map(storyKey), thisCity().drawings) };
}
