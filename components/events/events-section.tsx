import { AdSlot } from '@/components/ads/ad-slot';
import { HeadlineGrid, openCount } from '@/components/news/headline-layouts';
import { sectionStories } from '@/components/news/headline-section';
import { standardDisplay } from '@/components/story/shapes';
import { ActionLink } from '@/components/ui/links';
import { PageHeading } from '@/components/ui/page-heading';
import { SectionFrame } from '@/components/ui/section-frame';
import { SectionLinks } from '@/components/ui/section-links';
import type { City } from '@/lib/city/city-type';
import type { EventNews } from '@/lib/events/event-store';
import { messages } from '@/lib/messages/messages';
import type { SectionNews } from '@/lib/news/section/section-news';
import { sectionFeedPaths } from '@/lib/outbound/feed-list';
import { advertise } from '@/lib/pages/ads';
import type { FeedKey, Section } from '@/lib/sections';
import { UpcomingEvents } from './upcoming-events';

type EventsSectionProps = { city: City; section: Section; calendar: EventNews; news: SectionNews; now: Date };

function MoreToDo({ city, feedKey, news }: { city: City; feedKey: FeedKey; news: SectionNews }) {
  const stories = news.state === 'items' ? news.items.filter(({ event }) => !event) : [];
  if (stories.length === 0) return null;
  return (
    <SectionFrame id="more-to-do" title={messages(city).events.moreToDo}>
      <HeadlineGrid
        city={city}
        stories={sectionStories(feedKey, stories, city)}
        display={{ ...standardDisplay, longDates: true }}
      />
    </SectionFrame>
  );
}

export function EventsSection({ city, section, calendar, news, now }: EventsSectionProps) {
  const m = messages(city);
  return (
    <>
      <PageHeading
        city={city}
        title={m.sections[section.feedKey]}
        sentence={city.sections[section.feedKey].sentence}
        note={<ActionLink href={sectionFeedPaths(city, section).rss}>{m.news.sectionFeed}</ActionLink>}
      />
      <UpcomingEvents city={city} news={calendar} now={now} maxEvents={openCount} />
      <AdSlot city={city} size="250" house={advertise(city)} />
      <MoreToDo city={city} feedKey={section.feedKey} news={news} />
      <SectionLinks city={city} title={m.news.moreSections} except={section.feedKey} />
    </>
  );
}
