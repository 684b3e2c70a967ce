import type { FrontPage } from '@/lib/front/front-page';
import { readFrontPage } from '@/lib/front/read-front-page';
import { type SectionNews, sectionNews } from '@/lib/news/section-news';
import type { Listed } from '@/lib/outbound/feeds/news/news-entry';
import type { FeedKey } from '@/lib/sections';

const shownAtOnce = 5;
const localKey: FeedKey = 'local-news';

function shownStories({ lead, seconds, nearby, blocks, inSpanish, wall, more }: FrontPage): Listed[] {
  const inBlocks = Object.values(blocks).flatMap((stories) => stories.slice(0, shownAtOnce));
  return [...(lead ? [lead] : []), ...seconds, ...nearby, ...inBlocks, ...inSpanish, ...wall, ...more];
}

/** What the feed of headlines lists, and the state of the local news, which decides whether there is a feed. */
export async function frontListed(): Promise<{ stories: Listed[]; local: SectionNews }> {
  const [page, local] = await Promise.all([readFrontPage(), sectionNews(localKey)]);
  const ours = local.state === 'items' ? local.items : [];
  return { stories: [...shownStories(page), ...ours.map((item) => ({ item, feedKey: localKey }))], local };
}
