import type { Metadata } from 'next';
import { frontStories } from '@/components/home/front-stories';
import { Hero } from '@/components/home/hero';
import { LeadBlock } from '@/components/home/lead-block';
import { LearnCards } from '@/components/home/learn-cards';
import { MoreNews } from '@/components/home/more-news';
import { FeedSection } from '@/components/news/feed-section';
import { JsonLd } from '@/components/seo/json-ld';
import { thisCity } from '@/lib/city/this-city';
import { storyKey } from '@/lib/front/pick-pictures';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { siteGraph } from '@/lib/metadata/site-graph';

export const revalidate = 60;

export function generateMetadata(): Metadata {
  const { siteTitle, motto, description } = thisCity();
  return pageMetadata({ title: `${siteTitle}: ${motto}`, description, path: '/' });
}

/** The front page, from the top of the news to the city's story. */
export default async function HomePage() {
  const top = await frontStories();
  return (
    <>
      <JsonLd data={siteGraph(thisCity())} />
      <Hero />
      <LeadBlock stories={top} />
      <FeedSection
        feedKey="local-news"
        title="Latest News"
        headingLink={<MoreNews />}
        shown={top.map(storyKey)}
      />
      <FeedSection
        feedKey="business"
        title="Business & Economy"
        format="large-and-four"
        display={{ showAuthor: true }}
      />
      <FeedSection feedKey="politics" title="Politics & Government" format="list" />
      <FeedSection feedKey="health" title="Health & Wellness" format="pair-and-three" />
      <LearnCards />
    </>
  );
}
