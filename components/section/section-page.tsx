import { AdSlot } from '@/components/ads/ad-slot';
import { MapShapes } from '@/components/maps/map-shapes';
import { foldedCount, HeadlineGrid, HeadlineLargeAndFour } from '@/components/news/headline-layouts';
import { sectionStories } from '@/components/news/headline-section';
import { HeadlineAge, HeadlineEmpty, HeadlineError } from '@/components/news/headline-state';
import { standardDisplay } from '@/components/story/shapes';
import { ActionLink } from '@/components/ui/links';
import { PageBand, PageHeading } from '@/components/ui/page-heading';
import { MarkedTitle } from '@/components/ui/section-frame';
import { SectionLinks } from '@/components/ui/section-links';
import type { City } from '@/lib/city/city-type';
import { illustratedSection } from '@/lib/front/illustrate';
import { townsDiffer } from '@/lib/front/kicker';
import { messages } from '@/lib/messages/messages';
import type { SectionNews } from '@/lib/news/section/section-news';
import { sectionFeedPaths } from '@/lib/outbound/feed-list';
import { advertise } from '@/lib/pages/ads';
import { sectionDrawing } from '@/lib/pictures/choose/page-drawing';
import type { Story } from '@/lib/pictures/choose/pick-photos';
import type { FeedKey, Section } from '@/lib/sections';

type SectionFrontProps = { city: City; feedKey: FeedKey; stories: readonly Story[] };

/** A large story and four others, an ad, then rows of five that alternate between pictures and columns of text. */
export function SectionFront({ city, feedKey, stories: plain }: SectionFrontProps) {
  const stories = illustratedSection(city, feedKey, plain, new Date());
  const display = { ...standardDisplay, longDates: true, showTown: townsDiffer(city, stories) };
  const rest = stories.slice(foldedCount);
  return (
    <>
      {stories.some(({ locator }) => locator) && <MapShapes city={city} />}
      <h2 className="sr-only">{messages(city).news.headlines}</h2>
      <HeadlineLargeAndFour city={city} stories={stories.slice(0, foldedCount)} display={display} first />
      {rest.length > 0 && (
        <>
          <AdSlot city={city} size="250" house={advertise(city)} />
          <div className="fold-rest">
            {[0, 1, 2].map((row) => (
              <HeadlineGrid
                key={row}
                city={city}
                stories={rest.slice(row * foldedCount, (row + 1) * foldedCount)}
                display={display}
              />
            ))}
          </div>
        </>
      )}
    </>
  );
}

type SectionPageProps = { city: City; section: Section; news: SectionNews };

function Headlines({ city, section, news }: SectionPageProps) {
  if (news.state === 'error') return <HeadlineError city={city} message={news.message} />;
  if (news.state === 'empty') return <HeadlineEmpty city={city} />;
  return (
    <>
      {news.stale && <HeadlineAge city={city} ms={Date.now() - news.updatedAt.getTime()} />}
      <SectionFront
        city={city}
        feedKey={section.feedKey}
        stories={sectionStories(section.feedKey, news.items, city)}
      />
    </>
  );
}

export function SectionPage({ city, section, news }: SectionPageProps) {
  const m = messages(city);
  return (
    <>
      <PageBand picture={sectionDrawing(city, section.feedKey)} />
      <PageHeading
        city={city}
        title={m.sections[section.feedKey]}
        sentence={city.sections[section.feedKey].sentence}
        note={
          <MarkedTitle
            city={city}
            title={<ActionLink href={sectionFeedPaths(city, section).rss}>{m.news.sectionFeed}</ActionLink>}
          />
        }
      />
      <div className="sheet mt-8">
        <div className="border-t border-rule pt-8">
          <Headlines city={city} section={section} news={news} />
        </div>
      </div>
      {news.state === 'items' && <AdSlot city={city} size="250" place={1} wideOnly />}
      <SectionLinks city={city} title={m.news.moreSections} except={section.feedKey} />
    </>
  );
}
