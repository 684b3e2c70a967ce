import type { Metadata } from 'next';
import { AdSlot } from '@/components/ads/ad-slot';
import { FeaturedVideo } from '@/components/home/featured-video';
import { frontStories } from '@/components/home/front-stories';
import { Hero } from '@/components/home/hero';
import { LeadBlock } from '@/components/home/lead-block';
import { LearnCards } from '@/components/home/learn-cards';
import { MoreNews } from '@/components/home/more-news';
import { Sponsored } from '@/components/home/sponsored';
import { FeedSection } from '@/components/news/feed-section';
import { JsonLd } from '@/components/seo/json-ld';
import { PictureWall } from '@/components/wall/picture-wall';
import { thisCity } from '@/lib/city/this-city';
import { storyKey } from '@/lib/front/pick-pictures';
import { siteGraph } from '@/lib/metadata/graphs/site-graph';
import { pageMetadata } from '@/lib/metadata/page-metadata';

export const revalidate = 60;

export function generateMetadata(): Metadata {
  const { siteTitle, motto, description } = thisCity();
  return pageMetadata({ title: `${siteTitle}: ${motto}`, description, path: '/' });
}

/** The front page, from the top of the news to the city's story. */
export default async function HomePage() {
  const { top, wall } = await frontStories();
  return (
    <>
      <JsonLd data={siteGraph(thisCity())} />
      <Hero />
      <LeadBlock stories={top} />
      <FeedSection
        feedKey="local-news"
        title="Latest News"
        parts={{ headingLink: <MoreNews /> }}
        shown={top.map(storyKey)}
      />
      <AdSlot size="250" />
      <FeedSection
        feedKey="business"
        title="Business & Economy"
        format="large-and-four"
        display={{ showAuthor: true }}
      />
      <FeedSection
        feedKey="politics"
        title="Politics & Government"
        format="list"
        parts={{ beside: <Sponsored /> }}
      />
      <PictureWall stories={wall} />
      <FeaturedVideo />
      <FeedSection feedKey="health" title="Health & Wellness" format="pair-and-three" />
      <AdSlot size="250" house="radio" wideOnly />
      <LearnCards />
      <AdSlot size="250" house="books" />
    </>
  );
}
