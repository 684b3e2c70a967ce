import { sectionFeedReply } from '@/lib/outbound/feeds/feed-reply';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ slug: string }> };

/** The headlines of a section as JSON Feed; a slug with another name leads to the section's one feed (requirements section 10). */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  return sectionFeedReply(request, (await params).slug, 'feed.json');
}
