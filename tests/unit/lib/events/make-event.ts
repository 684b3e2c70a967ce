import type { EditorEvent } from '@/lib/city/city-type';
import type { LocalEvent } from '@/lib/news/event';

let count = 0;

/** Creates an event with these fields and an id of its own. */
export function event(fields: Partial<LocalEvent> = {}): LocalEvent {
  count += 1;
  return {
    id: `story-time-${String(count).padStart(10, '0')}`,
    title: `Story Time ${count}`,
    text: 'Books read aloud.',
    when: { kind: 'hours', start: new Date('2026-11-25T22:00:00Z'), end: new Date('2026-11-25T23:30:00Z') },
    place: 'Central Library',
    address: '500 W Broadway, Anaheim, CA 92805',
    url: 'https://city.example/Calendar.aspx?EID=7',
    status: 'scheduled',
    source: { name: 'The City', url: 'https://city.example/' },
    known: new Date('2026-11-01T00:00:00Z'),
    ...fields,
  };
}

/** Returns the time of an event from one instant to another. */
export function hours(start: string, end?: string): LocalEvent['when'] {
  return { kind: 'hours', start: new Date(start), ...(end && { end: new Date(end) }) };
}

/** Returns the time of an event that lasts whole days. */
export function days(first: string, last = first): LocalEvent['when'] {
  return { kind: 'days', first, last, allDay: true };
}

/** Creates an entry as editors write it in events.yaml. */
export const editorEvent = (fields: Partial<EditorEvent> = {}): EditorEvent => ({
  key: 'book-sale',
  title: 'Book Sale',
  text: 'Used books.',
  start: '2026-12-05T10:00',
  end: '2026-12-05T15:00',
  place: 'Central Library',
  organizer: { name: 'The Friends', href: 'https://friends.example/sale' },
  listed: '2026-11-20',
  ...fields,
});

/** Creates the result of reading a calendar that has these events. */
export const eventNews = (...events: LocalEvent[]) =>
  ({
    state: 'events',
    events,
    sample: false,
    updatedAt: new Date('2026-11-21T12:00:00Z'),
    stale: false,
  }) as const;
