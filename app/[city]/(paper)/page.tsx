import type { Metadata } from 'next';
import { AdSlot } from '@/components/ads/ad-slot';
import { ComingEvents } from '@/components/home/coming-events';
import { DayRibbon } from '@/components/home/day-ribbon';
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
import { TodayEvents, TodayWarnings } from '@/components/home/today-strip';
import { WhereNews } from '@/components/home/where-news';
import { PageShown } from '@/components/islands/page-shown';
import { MapShapes } from '@/components/maps/map-shapes';
import { BriefList, SpanishList } from '@/components/news/brief-list';
import { HeadlineSection } from '@/components/news/headline-section';
import { QuietSections } from '@/components/news/quiet-sections';
import { NoticeLine } from '@/components/notice/notice-line';
import { JsonLd } from '@/components/seo/json-ld';
import { CallLine } from '@/components/switchboard/switchboard';
import { PictureWall } from '@/components/wall/picture-wall';
import { readDay } from '@/lib/front/day/read-day';
import { today } from '@/lib/front/day/today';
import { illustratedFront } from '@/lib/front/illustrate';
import { readFrontPage } from '@/lib/front/make-pages';
import { messages } from '@/lib/messages/messages';
import { headlinesLinks } from '@/lib/outbound/feed-list';
import { graph } from '@/lib/outbound/metadata/graphs/json-ld';
import { pageMetadata } from '@/lib/outbound/metadata/page-metadata';
import { sampleBanner } from '@/lib/pages/ads';
import { frontNotice } from '@/lib/pages/notices/alerts';
import { type CityProps, getCity } from '@/lib/request/get-city';
import { weatherHere } from '@/lib/weather/weather-here';

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
  const now = new Date();
  const page = illustratedFront(city, await readFrontPage(city), now);
  const { lead, seconds, nearby, blocks, inSpanish, wall, more, failed } = page;
  const day = await today(city, now);
  const m = messages(city).front;
  const block = <Key extends keyof typeof m.blocks>(feedKey: Key) => ({
    feedKey,
    title: m.blocks[feedKey],
    stories: blocks[feedKey],
  });
  return (
    <>
      <FrontAddress city={city} />
      <MapShapes city={city} />
      <DayRibbon city={city} day={readDay(city, weatherHere(city, now), now)} name={m.day.name(city.name)} />
      <TodayWarnings city={city} today={day} />
      <NoticeLine city={city} notice={frontNotice(city, now)} />
      <JsonLd data={graph(city)} />
      {lead ? (
        <LeadBlock city={city} page={page} />
      ) : (
        <NoHeadlines city={city} waiting={failed.some(({ waiting }) => waiting)} />
      )}
      <TodayEvents city={city} today={day} />
      <Hero city={city} />
      <HeadlineSection city={city} {...block('local-news')} headingLink={<MoreNews city={city} />} />
      <WhereNews city={city} page={page} />
      <ComingEvents city={city} now={now} />
      <SpanishList city={city} stories={inSpanish} />
      <AdSlot city={city} size="250" house={sampleBanner(city)} />
      <div className="front-pair sheet gap-16 *:min-w-0 *:flex-1 *:px-0 min-[100rem]:flex">
        <HeadlineSection
          city={city}
          {...block('business')}
          format="large-and-four"
          display={{ showAuthor: true }}
        />
        <HeadlineSection
          city={city}
          {...block('health')}
          format="pair-and-three"
          display={{ showDate: false }}
        />
      </div>
      <HeadlineSection city={city} {...block('politics')} format="list" beside={<Sponsored city={city} />} />
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
      <AdSlot city={city} size="250" place={1} house={sampleBanner(city)} />
      <PageShown />
    </>
  );
}
