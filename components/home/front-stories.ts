import { thisCity } from '@/lib/city/this-city';
import { type FrontStory, pickLead } from '@/lib/front/pick-lead';
import { withPictures } from '@/lib/front/pick-pictures';
import { sectionNews } from '@/lib/news/section-news';
import { type Section, sections } from '@/lib/sections';

async function storiesOf({ feedKey }: Section): Promise<FrontStory[]> {
  const news = await sectionNews(feedKey);
  if (news.state !== 'items') return [];
  return withPictures(news.items, thisCity().sections[feedKey].pictures).map((story) => ({
    ...story,
    feedKey,
  }));
}

/** The lead of the front page and its seconds, from all sections; empty while no section has headlines. */
export async function frontStories(): Promise<FrontStory[]> {
  return pickLead((await Promise.all(sections.map(storiesOf))).flat());
}
