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
import { thisCity } from '@/lib/city/this-city';
import { townsDiffer } from '@/lib/front/kicker';
import { messages } from '@/lib/messages/messages';
import type { SectionNews } from '@/lib/news/section/section-news';
import { sectionFeedPaths } from '@/lib/outbound/feeds/feed-list';
import { advertise } from '@/lib/pages/ads';
import type { Story } from '@/lib/pictures/choose/pick-photos';
import type { Section } from '@/lib/sections';

/** A large story and four, then the rest after an ad. */
export function SectionFront({ stories }: { stories: readonly Story[] }) {
  const showTown = townsDiffer(stories.map(({ item }) => item));
  const display = { ...standardDisplay, longDates: true, showTown };
  const rest = stories.slice(foldedCount);
  return (
    <>
      <h2 className="sr-only">{messages().news.headlines}</h2>
      <HeadlineLargeAndFour stories={stories.slice(0, foldedCount)} display={display} first />
      {rest.length > 0 && (
        <>
          <AdSlot size="250" house={advertise()} />
          <div className="fold-rest">
            <HeadlineGrid stories={rest} display={display} />
          </div>
        </>
      )}
    </>
  );
}

type SectionPageProps = { section: Section; news: SectionNews };

function Headlines({ section, news }: SectionPageProps) {
  if (news.state === 'error') return <HeadlineError message={news.message} />;
  if (news.state === 'empty') return <HeadlineEmpty />;
  return (
    <>
      {news.stale && <HeadlineAge ms={Date.now() - news.updatedAt.getTime()} />}
      <SectionFront stories={sectionStories(section.feedKey, news.items)} />
    </>
  );
}

export function SectionPage({ section, news }: SectionPageProps) {
  const m = messages();
  const count = news.state === 'items' ? sectionStories(section.feedKey, news.items).length : 0;
  return (
    <>
      <PageHeading
        title={m.sections[section.feedKey]}
        sentence={thisCity().sections[section.feedKey].sentence}
        note={<ActionLink href={sectionFeedPaths(section).rss}>{m.news.sectionFeed}</ActionLink>}
      />
      <div className="sheet mt-8">
        <div className="border-t border-rule pt-8">
          <Headlines section={section} news={news} />
        </div>
      </div>
      {count > 0 && <AdSlot size="250" place={1} wideOnly />}
      <SectionLinks title={m.news.moreSections} except={section.feedKey} />
    </>
  );
}
