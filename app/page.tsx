import type { Metadata } from 'next';
import { AdSlot } from '@/components/ads/ad-slot';
import { FeaturedVideo } from '@/components/home/featured-video';
import { Hero } from '@/components/home/hero';
import { LeadBlock } from '@/components/home/lead-block';
import { LearnCards } from '@/components/home/learn-cards';
import { MoreNews } from '@/components/home/more-news';
import { Sponsored } from '@/components/home/sponsored';
import { NoticeLine } from '@/components/layout/notice';
import { openCount } from '@/components/news/feed-display';
import { FeedSection } from '@/components/news/feed-section';
import { FrontAddress } from '@/components/seo/front-address';
import { JsonLd } from '@/components/seo/json-ld';
import { PictureWall } from '@/components/wall/picture-wall';
import { thisCity } from '@/lib/city/this-city';
import { readFrontPage } from '@/lib/front/read-front-page';
import { siteGraph } from '@/lib/metadata/graphs/site-graph';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { currentNotice } from '@/lib/notices/current-notice';
import { headlinesLinks } from '@/lib/outbound/feeds/feed-list';

export const revalidate = 60;

export function generateMetadata(): Metadata {
  const city = thisCity();
  const { siteTitle, motto, description } = city;
  return pageMetadata({
    title: `${siteTitle}: ${motto}`,
    description,
    path: '/',
    feed: headlinesLinks(city),
  });
}

/** The front page, from the top of the news to the city's story. */
export default async function HomePage() {
  const { lead, seconds, nearby, blocks, wall } = await readFrontPage();
  const city = thisCity();
  return (
    <>
      <FrontAddress />
      <NoticeLine notice={currentNotice(city.notices, new Date(), city.timeZone)} />
      <JsonLd data={siteGraph(city)} />
      <Hero />
      <LeadBlock stories={lead ? [lead, ...seconds] : []} />
      <FeedSection
        feedKey="local-news"
        title="Latest News"
        parts={{ headingLink: <MoreNews /> }}
        stories={[...nearby, ...(blocks['local-news'] ?? [])].slice(0, openCount)}
      />
      <AdSlot size="250" />
      <FeedSection
        feedKey="business"
        title="Business & Economy"
        format="large-and-four"
        display={{ showAuthor: true }}
        stories={blocks.business}
      />
      <FeedSection
        feedKey="politics"
        title="Politics & Government"
        format="list"
        parts={{ beside: <Sponsored /> }}
        stories={blocks.politics}
      />
      <PictureWall stories={wall} />
      <FeaturedVideo />
      <FeedSection
        feedKey="health"
        title="Health & Wellness"
        format="pair-and-three"
        stories={blocks.health}
      />
      <AdSlot size="250" house="radio" wideOnly />
      <LearnCards />
      <AdSlot size="250" house="books" />
    </>
  );
}
