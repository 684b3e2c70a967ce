import { thisCity } from '@/lib/city/this-city';
import { eventLine, eventWords } from '@/lib/events/list/event-line';
import { shownDate } from '@/lib/news/item-date';
import type { NewsItem } from '@/lib/news/news-item';
import { StoryDate } from './story-date';

/** When a story was published; of an event, when and where it is. */
export function ItemDate({ item }: { item: NewsItem }) {
  const event = eventLine(item, thisCity());
  if (!event) return <StoryDate date={shownDate(item)} dayOnly={item.dayOnly} />;
  return <time dateTime={event.iso}>{eventWords(event)}</time>;
}
