import { beforeEach, describe, expect, test } from '@jest/globals';
import { setProcessWide } from '@/lib/base/process-wide';
import { eventById, upcomingEvents } from '@/lib/events/event-store';
import { type FeedRecord, newRecord } from '@/lib/news/freshness/feed-record';
import { thisCity } from '../../this-city';
import { serveCitiesOf, smallest, writeCities } from '../city/read/write-city';
import { item } from '../news/make-item';

const url = 'https://city.example/calendar.xml';
await serveCitiesOf(
  writeCities({
    boulder: `${smallest}  events: [{ url: '${url}', name: The City }, { url: '${url}?2', name: The Library }]\n`,
    marfa: smallest,
  }),
);

const now = new Date('2026-11-22T20:00:00Z');
const calendar = { dates: 'November 25, 2026', times: '2:00 PM - 3:30 PM', text: 'Books read aloud.' };
let record: FeedRecord;
/** The stored record of the second feed. */
let other: FeedRecord;

beforeEach(() => {
  record = { ...newRecord(url), goodAt: now.getTime(), items: [item({ title: 'Story Time', calendar })] };
  other = record;
  const known = async (source: { url: string }) => (source.url === url ? record : other);
  setProcessWide('news', { feedStore: { known, read: known } });
});

const coming = () => upcomingEvents(thisCity('boulder'), now);
const byId = (id: string) => eventById(thisCity('boulder'), id, now);
const down = { goodAt: 0, items: [], fails: 1, lastFailure: { reason: 'dns', detail: '' } } as const;

describe('the calendar from a city’s feeds', () => {
  test('lists upcoming events', async () => {
    const news = await coming();
    expect(news).toMatchObject({ state: 'events', sample: false, events: [{ title: 'Story Time' }] });
    const [event] = news.state === 'events' ? news.events : [];
    expect(await byId(event?.id ?? '')).toEqual({ state: 'event', event, over: false });
  });

  test('is in the error state while no feed responds, and so is each of its events', async () => {
    record = other = { ...record, ...down };
    expect(await coming()).toMatchObject({ state: 'error' });
    expect(await byId('story-time-0123456789')).toMatchObject({ state: 'error' });
  });

  test('reports an event as unknown only once every feed has been tried', async () => {
    other = newRecord(`${url}?2`);
    expect(await byId('concert-0123456789')).toMatchObject({ state: 'error' });
    other = { ...other, ...down, fails: 4 };
    expect(await byId('concert-0123456789')).toEqual({ state: 'unknown' });
  });
});
