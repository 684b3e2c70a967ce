import { HeadlineAge, HeadlineEmpty, HeadlineError } from '@/components/news/headline-state';
import { HeadingLine } from '@/components/ui/headings/heading-line';
import { SectionFrame } from '@/components/ui/headings/section-frame';
import type { EventNews } from '@/lib/events/event-store';
import { mostEvents } from '@/lib/news/calendar/upcoming';
import { CalendarButtons } from './calendar-buttons';
import { EventDays } from './event-days';
import { SampleNote } from './sample-note';

type UpcomingEventsProps = {
  news: EventNews;
  now: Date;
  most?: number;
};

function Count({ all, shown }: { all: number; shown: number }) {
  if (shown >= all)
    return <p className="text-excerpt text-ink-3">{all === 1 ? '1 event' : `${all} events`}</p>;
  return (
    <a href="/events" className="text-action">
      All {all} events
    </a>
  );
}

function Calendar({ news, now, most }: UpcomingEventsProps) {
  if (news.state === 'error') return <HeadlineError message={news.message} />;
  if (news.state === 'empty') return <HeadlineEmpty of="events" />;
  return (
    <>
      {news.stale && <HeadlineAge ms={now.getTime() - news.updatedAt.getTime()} />}
      {news.sample && <SampleNote />}
      <EventDays events={news.events.slice(0, most)} now={now} />
      <CalendarButtons />
    </>
  );
}

/** Events by day, that there are none, or why they are unknown (requirements sections 2 and 4). */
export function UpcomingEvents({ news, now, most = mostEvents }: UpcomingEventsProps) {
  return (
    <SectionFrame id="upcoming">
      <HeadingLine id="upcoming" title="Upcoming Events">
        {news.state === 'events' && <Count all={news.events.length} shown={most} />}
      </HeadingLine>
      <Calendar news={news} now={now} most={most} />
    </SectionFrame>
  );
}
