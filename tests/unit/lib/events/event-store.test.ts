import { describe, expect, test } from '@jest/globals';
import type { EditorEvent } from '@/lib/city/city-type';
import { eventsIcs } from '@/lib/events/event-ics';
import { calendarHealth, editorEvents, eventById, eventNews, upcomingEvents } from '@/lib/events/event-store';
import { newRecord } from '@/lib/news/freshness/feed-record';
import type { CalendarFields } from '@/lib/news/news-item';
import type { KnownFeed } from '@/lib/news/section/section-news';
import { eventGraph } from '@/lib/outbound/metadata/graphs/event-graph';
import { anaheim } from '../../anaheim';
import { city } from '../../served-city';
import { item } from '../news/make-item';
import { days, editorEvent as entry, hours } from './make-event';

const day = 86_400_000;
const now = new Date('2026-11-22T20:00:00Z');
const later = (days: number) => new Date(now.getTime() + days * day);

async function firstEvent() {
  const news = await upcomingEvents(city, now);
  if (news.state !== 'events') throw new Error(`the calendar is ${news.state}`);
  return { news, first: news.events[0] };
}

test('the calendar lists upcoming sample events, marked as samples and as up to date', async () => {
  const { news, first } = await firstEvent();
  expect(news).toMatchObject({ sample: true, stale: false, updatedAt: now });
  expect(first?.id).toMatch(/-[\da-f]{10}$/);
});

describe('a single event', () => {
  test('is found by its id, even by an id with a former title', async () => {
    const { first } = await firstEvent();
    const renamed = `another-title-${first?.id.slice(-10)}`;
    expect(await eventById(city, renamed, now)).toEqual({ state: 'event', event: first, over: false });
  });

  test('is found for thirty days after its end, marked as over', async () => {
    const { first } = await firstEvent();
    const found = (days: number) => eventById(city, first?.id ?? '', later(days));
    expect(await found(29)).toMatchObject({ state: 'event', over: true });
    expect(await found(60)).toEqual({ state: 'unknown' });
  });

  test.each(['story-time', 'story-time-0123456789'])(
    'is not found by the id %s, which no event has',
    async (id) => {
      expect(await eventById(city, id, now)).toEqual({ state: 'unknown' });
    },
  );
});

test('calendarHealth counts the readable and the unreadable calendar entries', () => {
  const entry = (dates: string) =>
    item({ link: `https://city.example/${dates}`, calendar: { dates, text: '' } as CalendarFields });
  const calendar = (url: string, ...dates: string[]) => ({ ...newRecord(url), items: dates.map(entry) });
  const health = calendarHealth(city, [
    calendar('https://a.example/', 'September 1, 2026', 'September 2, 2026', 'see the flyer'),
    calendar('https://b.example/', 'September 3, 2026', 'see the web'),
  ]);
  expect(health).toEqual({ events: 3, skipped: 2 });
});

const eventIn = (locale: string, entry: EditorEvent) => {
  const events = { elsewhere: [], sample: [], editors: [entry] };
  return editorEvents({ siteTitle: 'Boulder News', locale, timeZone: 'America/Los_Angeles', events })[0];
};
const eventOf = (entry: EditorEvent) => eventIn('en-US', entry);

describe('an editor’s event', () => {
  test('needs only a title, a start time and a place', () => {
    const event = eventOf({ title: 'Craft Fair', start: '2026-12-05T10:00', place: 'Pearson Park' });
    expect(event).toEqual({
      id: expect.stringMatching(/^craft-fair-[\da-f]{10}$/),
      title: 'Craft Fair',
      text: '',
      when: { kind: 'hours', start: new Date('2026-12-05T18:00:00Z') },
      place: 'Pearson Park',
      status: 'scheduled',
      source: { name: 'Boulder News' },
      known: new Date('2025-12-05T18:00:00Z'),
    });
    const ics = eventsIcs(city, event ? [event] : [], { name: 'A', siteUrl: 'https://a.example', now });
    expect(ics).toContain('DTSTART:20261205T180000Z');
    expect(ics).not.toMatch(/DTEND|undefined/);
    expect(JSON.stringify(event && eventGraph(event, anaheim))).not.toMatch(/endDate|organizer":|undefined/);
  });

  test('states its language if that differs from the city’s', () => {
    const sale = entry({ text: 'Books for all ages, sold by the friends of the library.' });
    expect(['es-US', 'en-US'].map((locale) => eventIn(locale, sale)?.language)).toEqual(['en', undefined]);
  });

  test('looks like any other event, and includes its organizer', () => {
    const [name, url] = ['The Friends', 'https://friends.example/sale'];
    const facts = { title: 'Book Sale', place: 'Central Library', url, status: 'scheduled' };
    const event = eventOf(entry());
    expect(event).toMatchObject({ ...facts, source: { name }, organizer: { name, url } });
    expect(event?.sample).toBeUndefined();
  });

  test.each<[string, Partial<EditorEvent>, unknown]>([
    [
      'a start and an end time in the city’s time zone',
      {},
      hours('2026-12-05T18:00:00Z', '2026-12-05T23:00:00Z'),
    ],
    ['a start time without an end', { end: undefined }, hours('2026-12-05T18:00:00Z')],
    ['a date without a time', { start: '2026-12-05', end: undefined }, days('2026-12-05')],
    ['a first and a last day', { start: '2026-12-05', end: '2026-12-07' }, days('2026-12-05', '2026-12-07')],
  ])('can have %s', (_, fields, when) => {
    expect(eventOf(entry(fields))?.when).toEqual(when);
  });

  test('keeps its id when its title changes', () => {
    const idOf = (title: string) => eventOf(entry({ title }))?.id.slice(-10);
    expect(idOf('Big Book Sale')).toBe(idOf('Book Sale'));
  });
});

const hour = 3_600_000;

function feed(name: string, record: Partial<KnownFeed['record']>, source: object = {}): KnownFeed {
  const url = `https://${name}.example/feed`;
  return { source: { url, ...source }, record: { ...newRecord(url), ...record } };
}

const coming = (title = 'Story Time') =>
  item({ title, calendar: { dates: 'November 25, 2026', times: '2:00 PM', text: '' } });
const past = item({ calendar: { dates: 'November 1, 2026', text: '' } });
const good = { goodAt: now.getTime() };
const refused = { fails: 1, lastFailure: { reason: 'refused', detail: '' } } as const;

describe('the calendar (requirements section 4)', () => {
  test('contains the events of all feeds and leaves out headlines', () => {
    const feeds = [
      feed('city', { ...good, items: [coming('Story Time'), past] }),
      feed('town', { ...good, items: [coming('Parade'), item({ title: 'A headline' })] }),
    ];
    const events = [{ title: 'Story Time' }, { title: 'Parade' }];
    const news = { state: 'events', sample: false, stale: false, events };
    expect(eventNews(feeds, now, anaheim)).toMatchObject(news);
  });

  test('is empty if its feed has no upcoming events', () => {
    expect(eventNews([feed('city', { ...good, items: [past] })], now, anaheim)).toEqual({ state: 'empty' });
  });

  test('is in the error state if its feed fails, even if a headline feed responds', () => {
    const feeds = [feed('city', refused), feed('press', { ...good, items: [item()] })];
    expect(eventNews(feeds, now, anaheim)).toEqual({ state: 'error', message: 'Failed to fetch RSS feed' });
  });

  test('keeps the last good copy, with its age, when its feed fails', () => {
    const goodAt = now.getTime() - 3 * hour;
    const feeds = [feed('city', { ...refused, goodAt, items: [coming()] }), feed('press', good)];
    const news = { state: 'events', stale: true, updatedAt: new Date(goodAt) };
    expect(eventNews(feeds, now, anaheim)).toMatchObject(news);
  });

  test('leaves out events with blocked words (quirk 47)', () => {
    const record = { ...good, items: [coming('Raffle at the fair')] };
    const blocked = feed('city', record, { blockWords: ['Raffle'] });
    expect(eventNews([blocked], now, anaheim)).toEqual({ state: 'empty' });
  });
});
