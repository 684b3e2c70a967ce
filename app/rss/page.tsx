import { FeedAddress } from '@/components/rss/feed-address';
import { FeedPreview } from '@/components/rss/feed-preview';
import { HeadlinesFeed, MorningFeed, SectionFeeds, TownFeeds } from '@/components/rss/headlines-feeds';
import { TitledPage } from '@/components/ui/page-heading';
import { thisCity } from '@/lib/city/this-city';
import { postsList } from '@/lib/outbound/feeds/posts-feed';
import { pageMetadata } from '@/lib/outbound/metadata/page-metadata';
import { onRequest } from '@/lib/outbound/on-request';

function page() {
  const { siteTitle } = thisCity();
  return {
    name: 'RSS Feeds',
    description: `Follow ${siteTitle} in a feed reader: our posts and headlines from every section by RSS, Atom and JSON Feed. Free, no account needed.`,
    path: '/rss',
    keywords: ['RSS', 'news feed', 'OPML'],
  };
}

export const generateMetadata = onRequest(() => pageMetadata(page()));

/** Requirements section 2. */
export default onRequest(async function RssPage() {
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
