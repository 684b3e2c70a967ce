import { FeedAge, FeedEmpty, FeedError } from '@/components/news/feed-state';
import { HeadingLine } from '@/components/ui/headings/heading-line';
import { SectionFrame } from '@/components/ui/headings/section-frame';
import type { EventNews } from '@/lib/events/events-desk';
import { CalendarButtons } from './calendar-buttons';
import { EventDays } from './event-days';
import { SampleNote } from './sample-note';

type UpcomingEventsProps = { news: EventNews; now: Date };

function Calendar({ news, now }: UpcomingEventsProps) {
  if (news.state === 'error') return <FeedError message={news.message} />;
  if (news.state === 'empty') return <FeedEmpty />;
  return (
    <>
      {news.stale && <FeedAge ms={now.getTime() - news.updatedAt.getTime()} />}
      {news.sample && <SampleNote />}
      <EventDays events={news.events} now={now} />
      <CalendarButtons />
    </>
  );
}

/** What is on, by day, or the word that nothing is or why we do not know (spec sections 2 and 4). */
export function UpcomingEvents({ news, now }: UpcomingEventsProps) {
  return (
    <SectionFrame id="upcoming">
      <HeadingLine id="upcoming" title="Upcoming Events">
        {news.state === 'events' && <p className="text-excerpt text-ink-3">{news.events.length} events</p>}
      </HeadingLine>
      <Calendar news={news} now={now} />
    </SectionFrame>
  );
}
