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
import { readFrontPage } from '@/lib/front/read-front-page';
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
  return pageMetadata({
    name: `${siteTitle}: ${motto}`,
    description,
    path: '/',
    feed: headlinesLinks(city),
  });
}

export default async function HomePage({ params }: CityProps) {
  const city = await getCity(params);
  const page = await readFrontPage();
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
      <FrontAddress />
      <TodayStrip today={await today(now)} />
      <NoticeLine notice={frontNotice(city, now)} />
      <JsonLd data={graph(city)} />
      <Hero />
      {lead ? <LeadBlock page={page} /> : <NoHeadlines waiting={failed.some(({ waiting }) => waiting)} />}
      <HeadlineSection {...block('local-news')} parts={{ headingLink: <MoreNews /> }} />
      <SpanishList stories={inSpanish} />
      <AdSlot size="250" />
      <div className="front-pair sheet gap-16 *:min-w-0 *:flex-1 *:px-0 min-[100rem]:flex">
        <HeadlineSection {...block('business')} format="large-and-four" display={{ showAuthor: true }} />
        <HeadlineSection {...block('health')} format="pair-and-three" />
      </div>
      <HeadlineSection {...block('politics')} format="list" parts={{ beside: <Sponsored /> }} />
      <PictureWall stories={wall} />
      <BriefList id="more" title={m.moreHeadlines} stories={more} />
      <FeaturedVideo />
      <AdSlot size="250" place={2} wideOnly />
      <LearnCards />
      <CallLine className="sheet mt-12" />
      <QuietSections titles={m.blocks} blocks={blocks} top={[lead, ...seconds, ...nearby]} failed={failed} />
      <AdSlot size="250" place={1} />
      <PageShown />
    </>
  );
}
