import type { Metadata } from 'next';
import { AdSlot } from '@/components/ads/ad-slot';
import {
  FeaturedVideo,
  FrontAddress,
  Hero,
  LearnCards,
  MoreNews,
  NoHeadlines,
  Sponsored,
} from '@/components/home/front-blocks';
import { LeadBlock } from '@/components/home/lead-block';
import { TodayStrip } from '@/components/home/today-strip';
import { PageShown } from '@/components/islands/page-shown';
import { BriefList, SpanishList } from '@/components/news/brief-list';
import { HeadlineSection } from '@/components/news/headline-section';
import { QuietSections } from '@/components/news/quiet-sections';
import { NoticeLine } from '@/components/notice/notice-line';
import { JsonLd } from '@/components/seo/json-ld';
import { CallLine } from '@/components/switchboard/switchboard';
import { PictureWall } from '@/components/wall/picture-wall';
import { readFrontPage } from '@/lib/front/read-pages';
import { today } from '@/lib/front/today';
import { messages } from '@/lib/messages/messages';
import { headlinesLinks } from '@/lib/outbound/feeds/feed-list';
import { graph } from '@/lib/outbound/metadata/graphs/json-ld';
import { pageMetadata } from '@/lib/outbound/metadata/page-metadata';
import { frontNotice } from '@/lib/pages/notices/alerts';
import { type CityProps, getCity } from '@/lib/request/get-city';

export async function generateMetadata({ params }: CityProps): Promise<Metadata> {
  const city = await getCity(params);
  const { siteTitle, motto, description } = city;
  return pageMetadata(city, {
    name: `${siteTitle}: ${motto}`,
    description,
    path: '/',
    feed: headlinesLinks(city),
  });
}

export default async function HomePage({ params }: CityProps) {
  const city = await getCity(params);
  const page = await readFrontPage(city);
  const now = new Date();
  const { lead, seconds, nearby, blocks, inSpanish, wall, more, failed } = page;
  const m = messages(city).front;
  const block = <Key extends keyof typeof m.blocks>(feedKey: Key) => ({
    feedKey,
    title: m.blocks[feedKey],
    stories: blocks[feedKey],
  });
  return (
    <>
      <FrontAddress city={city} />
      <TodayStrip city={city} today={await today(city, now)} />
      <NoticeLine city={city} notice={frontNotice(city, now)} />
      <JsonLd data={graph(city)} />
      <Hero city={city} />
      {lead ? (
        <LeadBlock city={city} page={page} />
      ) : (
        <NoHeadlines city={city} waiting={failed.some(({ waiting }) => waiting)} />
      )}
      <HeadlineSection
        city={city}
        {...block('local-news')}
        parts={{ headingLink: <MoreNews city={city} /> }}
      />
      <SpanishList city={city} stories={inSpanish} />
      <AdSlot city={city} size="250" />
      <div className="front-pair sheet gap-16 *:min-w-0 *:flex-1 *:px-0 min-[100rem]:flex">
        <HeadlineSection
          city={city}
          {...block('business')}
          format="large-and-four"
          display={{ showAuthor: true }}
        />
        <HeadlineSection city={city} {...block('health')} format="pair-and-three" />
      </div>
      <HeadlineSection
        city={city}
        {...block('politics')}
        format="list"
        parts={{ beside: <Sponsored city={city} /> }}
      />
      <PictureWall city={city} stories={wall} />
      <BriefList city={city} id="more" title={m.moreHeadlines} stories={more} />
      <FeaturedVideo city={city} />
      <AdSlot city={city} size="250" place={2} wideOnly />
      <LearnCards city={city} />
      <CallLine city={city} className="sheet mt-12" />
      <QuietSections
        city={city}
        titles={m.blocks}
        blocks={blocks}
        top={[lead, ...seconds, ...nearby]}
        failed={failed}
      />
      <AdSlot city={city} size="250" place={1} />
      <PageShown />
    </>
  );
}
