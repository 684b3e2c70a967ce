import { metadataOf } from '@/app/city-metadata';
import { FeedAddress } from '@/components/rss/feed-address';
import { FeedPreview } from '@/components/rss/feed-preview';
import { HeadlinesFeed, MorningFeed, SectionFeeds, TownFeeds } from '@/components/rss/headlines-feeds';
import { TitledPage } from '@/components/ui/page-heading';
import type { City } from '@/lib/city/city-type';
import { messages } from '@/lib/messages/messages';
import { postsList } from '@/lib/outbound/feeds/posts-feed';
import { type CityProps, getCity } from '@/lib/request/get-city';

function page(city: City) {
  const { siteTitle } = city;
  const { title: name, description, keywords } = messages(city).feeds;
  return { name, description: description(siteTitle), path: '/rss', keywords };
}

export const generateMetadata = metadataOf(page);

export default async function RssPage({ params }: CityProps) {
  const city = await getCity(params);
  const feed = await postsList(city, Date.now());
  return (
    <TitledPage city={city} page={page(city)}>
      <FeedAddress city={city} feed={feed.ok ? feed.value : undefined} />
      <FeedPreview city={city} feed={feed} />
      <MorningFeed city={city} />
      <HeadlinesFeed city={city} />
      <SectionFeeds city={city} />
      <TownFeeds city={city} />
    </TitledPage>
  );
}
