import { pageOnRequest } from '@/components/layout/page-on-request';
import { FeedAddress } from '@/components/rss/feed-address';
import { FeedPreview } from '@/components/rss/feed-preview';
import { HeadlinesFeed, MorningFeed, SectionFeeds, TownFeeds } from '@/components/rss/headlines-feeds';
import { TitledPage } from '@/components/ui/page-heading';
import { thisCity } from '@/lib/city/this-city';
import { messages } from '@/lib/messages/messages';
import { postsList } from '@/lib/outbound/feeds/posts-feed';
import { pageMetadata } from '@/lib/outbound/metadata/page-metadata';
import { onRequest } from '@/lib/outbound/on-request';

function page() {
  const { siteTitle } = thisCity();
  const { title: name, description, keywords } = messages().feeds;
  return { name, description: description(siteTitle), path: '/rss', keywords };
}

export const generateMetadata = onRequest(() => pageMetadata(page()));

/** Requirements section 2. */
export default pageOnRequest(async function RssPage() {
  const feed = await postsList(Date.now());
  return (
    <TitledPage page={page()}>
      <FeedAddress feed={feed.ok ? feed.value : undefined} />
      <FeedPreview feed={feed} />
      <MorningFeed />
      <HeadlinesFeed />
      <SectionFeeds />
      <TownFeeds />
    </TitledPage>
  );
});
