import { AdSlot } from '@/components/ads/ad-slot';
import { foldedCount, HeadlineGrid, HeadlineLargeAndFour } from '@/components/news/headline-layouts';
import {
  HeadlineAge,
  HeadlineEmpty,
  HeadlineError,
  sectionStories,
} from '@/components/news/headline-section';
import { standardDisplay } from '@/components/story/shapes';
import { ActionLink } from '@/components/ui/links';
import { PageHeading } from '@/components/ui/page-heading';
import { SectionLinks } from '@/components/ui/section-links';
import type { City } from '@/lib/city/city-type';
import { townsDiffer } from '@/lib/front/kicker';
import { messages } from '@/lib/messages/messages';
import type { SectionNews } from '@/lib/news/section/section-news';
import { sectionFeedPaths } from '@/lib/outbound/feeds/feed-list';
import { advertise } from '@/lib/pages/ads';
import type { Story } from '@/lib/pictures/choose/pick-photos';
import type { Section } from '@/lib/sections';

/** A large story and four, then the rest after an ad. */
export function SectionFront({ city, stories }: { city: City; stories: readonly Story[] }) {
  const showTown = townsDiffer(
    city,
    stories.map(({ item }) => item),
  );
  const display = { ...standardDisplay, longDates: true, showTown };
  const rest = stories.slice(foldedCount);
  return (
    <>
      <h2 className="sr-only">{messages(city).news.headlines}</h2>
      <HeadlineLargeAndFour city={city} stories={stories.slice(0, foldedCount)} display={display} first />
      {rest.length > 0 && (
        <>
          <AdSlot city={city} size="250" house={advertise(city)} />
          <div className="fold-rest">
            <HeadlineGrid city={city} stories={rest} display={display} />
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
      <SectionFront city={city} stories={sectionStories(section.feedKey, news.items, city)} />
    </>
  );
}

export function SectionPage({ city, section, news }: SectionPageProps) {
  const m = messages(city);
  const count = news.state === 'items' ? sectionStories(section.feedKey, news.items, city).length : 0;
  return (
    <>
      <PageHeading
        city={city}
        title={m.sections[section.feedKey]}
        sentence={city.sections[section.feedKey].sentence}
        note={<ActionLink href={sectionFeedPaths(city, section).rss}>{m.news.sectionFeed}</ActionLink>}
      />
      <div className="sheet mt-8">
        <div className="border-t border-rule pt-8">
          <Headlines city={city} section={section} news={news} />
        </div>
      </div>
      {count > 0 && <AdSlot city={city} size="250" place={1} wideOnly />}
      <SectionLinks city={city} title={m.news.moreSections} except={section.feedKey} />
    </>
  );
}
