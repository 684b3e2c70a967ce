import { AdSlot } from '@/components/ads/ad-slot';
import { HeadlineGrid, openCount } from '@/components/news/headline-layouts';
import { sectionStories } from '@/components/news/headline-section';
import { standardDisplay } from '@/components/story/shapes';
import { ActionLink } from '@/components/ui/links';
import { PageHeading } from '@/components/ui/page-heading';
import { SectionFrame } from '@/components/ui/section-frame';
import { SectionLinks } from '@/components/ui/section-links';
import { thisCity } from '@/lib/city/this-city';
import type { EventNews } from '@/lib/events/event-store';
import { messages } from '@/lib/messages/messages';
import type { SectionNews } from '@/lib/news/section/section-news';
import { sectionFeedPaths } from '@/lib/outbound/feeds/feed-list';
import { advertise } from '@/lib/pages/ads';
import type { FeedKey, Section } from '@/lib/sections';
import { UpcomingEvents } from './upcoming-events';

type EventsSectionProps = { section: Section; calendar: EventNews; news: SectionNews; now: Date };

function MoreToDo({ feedKey, news }: { feedKey: FeedKey; news: SectionNews }) {
  const stories = news.state === 'items' ? news.items.filter(({ event }) => !event) : [];
  if (stories.length === 0) return null;
  return (
    <SectionFrame id="more-to-do" title={messages().events.moreToDo}>
      <HeadlineGrid
        stories={sectionStories(feedKey, stories)}
        display={{ ...standardDisplay, longDates: true }}
      />
    </SectionFrame>
  );
}

export function EventsSection({ section, calendar, news, now }: EventsSectionProps) {
  const m = messages();
  return (
    <>
      <PageHeading
        title={m.sections[section.feedKey]}
        sentence={thisCity().sections[section.feedKey].sentence}
        note={<ActionLink href={sectionFeedPaths(section).rss}>{m.news.sectionFeed}</ActionLink>}
      />
      <UpcomingEvents news={calendar} now={now} most={openCount} />
      <AdSlot size="250" house={advertise()} />
      <MoreToDo feedKey={section.feedKey} news={news} />
      <SectionLinks title={m.news.moreSections} except={section.feedKey} />
    </>
  );
}
