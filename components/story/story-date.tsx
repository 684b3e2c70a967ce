import { longDate } from '@/lib/base/dates/format-date';
import { storyTime } from '@/lib/base/dates/story-time';
import { thisCity } from '@/lib/city/this-city';
import { eventLine, eventWords } from '@/lib/news/calendar/event-words';
import { type NewsItem, shownDate } from '@/lib/news/news-item';

type StoryDateProps = {
  date: Date | undefined;
  /** The source gave no hour. */
  dayOnly?: boolean;
};

/** In the city's zone, with the hour while it is fresh. */
export function StoryDate({ date, dayOnly }: StoryDateProps) {
  const time = date && storyTime({ date, dayOnly }, new Date(), thisCity());
  if (!time) return <span>{longDate(undefined, thisCity())}</span>;
  return (
    <time dateTime={time.machine}>
      {time.hour ? (
        <>
          {time.hour}
          <span className="time-day">
            <span className="time-dot"> · </span>
            {time.day}
          </span>
        </>
      ) : (
        time.day
      )}
    </time>
  );
}

export function ItemDate({ item }: { item: NewsItem }) {
  const event = eventLine(item, thisCity());
  if (!event) return <StoryDate date={shownDate(item)} dayOnly={item.dayOnly} />;
  return <time dateTime={event.iso}>{eventWords(event)}</time>;
}
