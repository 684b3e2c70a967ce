import { describe, expect, test } from '@jest/globals';
import type { LocalEvent } from '@/lib/news/event';
import { siteFeeds } from '@/lib/outbound/feeds/feed-reply';
import { withCalendar } from '@/lib/outbound/feeds/news-feeds';
import { thisCity } from '../../../this-city';
import { serveCitiesOf, smallest, writeCity } from '../../city/read/write-city';
import { event, eventNews } from '../../events/make-event';
import { item } from '../../news/make-item';

const now = Date.parse('2026-11-21T12:00:00Z');

const editors = `events:
  editors:
    - key: parade
      title: Holiday Parade
      text: Floats and bands.
      start: '2026-12-05T10:00'
      place: Pearl Street
      organizer: { name: Downtown Boulder, href: 'https://downtown.example/parade' }
      listed: '2026-11-20'
      status: postponed
`;

await serveCitiesOf(writeCity({ 'city.yaml': smallest + editors }));

const eventsAt = (now: number) =>
  siteFeeds(thisCity())
    .find(({ paths }) => paths.rss === '/news/local-events/rss.xml')
    ?.model(now);

test('the events feed lists an event that editors entered, even if the city has no source of events', async () => {
  const model = await eventsAt(now);
  if (!model?.ok) throw new Error('there is no feed');
  expect(model.value.entries).toMatchObject([
    {
      title: 'Postponed: Holiday Parade',
      summary: 'December 5, 2026 · 10\u00A0a.m. · Pearl Street. Floats and bands.',
      url: expect.stringMatching(/^http:\/\/localhost:3000\/events\/holiday-parade-[\da-f]{10}$/),
      credit: { name: 'Downtown Boulder' },
    },
  ]);
});

test('the events feed does not list an event that is over', async () => {
  const model = await eventsAt(Date.parse('2026-12-06T12:00:00Z'));
  expect(model).toMatchObject({ ok: true, value: { entries: [] } });
});

describe('withCalendar', () => {
  const calendar = (events: LocalEvent[], sample = false) => ({ ...eventNews(...events), sample });
  const titles = (items: readonly { title: string }[]) => items.map(({ title }) => title);

  test('lists the calendar’s events first, then the headlines', () => {
    const fair = event({ title: 'Fair' });
    const walk = event({ title: 'Walk' });
    const ofFeed = item({ title: 'Walk', event: walk, author: 'The City' });
    const items = withCalendar(thisCity(), [ofFeed, item({ title: 'What to do' })], calendar([fair, walk]));
    expect(titles(items)).toEqual(['Fair', 'Walk', 'What to do']);
    expect(items[1]).toBe(ofFeed);
  });

  test('lists an event only once if a source has it and editors entered it', () => {
    const own = event({ title: 'Fair' });
    const twin = item({ title: 'Fair', event: event({ title: 'Fair' }) });
    expect(withCalendar(thisCity(), [twin], calendar([own]))).toMatchObject([{ event: { id: own.id } }]);
  });

  test('changes nothing for an empty or sample calendar', () => {
    const items = [item()];
    expect(withCalendar(thisCity(), items, { state: 'empty' })).toBe(items);
    expect(withCalendar(thisCity(), items, calendar([event({ sample: true })], true))).toBe(items);
  });
});
