import { absoluteUrl } from '@/lib/metadata/page-metadata';
import { sectionNews } from '@/lib/news/section-news';
import { sectionFeedPath } from '@/lib/outbound/feeds/feed-list';
import {
  feedResponse,
  movedResponse,
  noFeedResponse,
  notYetResponse,
} from '@/lib/outbound/feeds/feed-response';
import { sectionFeed } from '@/lib/outbound/feeds/section-feed';
import { writeRss } from '@/lib/outbound/write-rss';
import { permanentTarget, sectionBySlug } from '@/lib/sections';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ slug: string }> };

/** The headlines of a section as RSS 2.0; a slug with another name leads to the section's one feed (design section 3). */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { slug } = await params;
  const moved = permanentTarget(`/news/${slug}`);
  if (moved) return movedResponse(`${moved}/rss.xml`);
  const section = sectionBySlug(slug);
  if (!section) return noFeedResponse();
  const news = await sectionNews(section.feedKey);
  if (news.state === 'error') return notYetResponse();
  const feed = sectionFeed(section, news.state === 'items' ? news.items : [], Date.now());
  const body = writeRss(feed, absoluteUrl(sectionFeedPath(section)));
  return feedResponse(request, { body, type: 'application/rss+xml', updated: feed.updated });
}
