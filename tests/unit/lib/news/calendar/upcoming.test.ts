import { describe, expect, test } from '@jest/globals';
import { byDay, upcoming } from '@/lib/news/calendar/upcoming';
import { days, event, hours } from '../../events/make-event';

const zone = 'America/Los_Angeles';
const now = new Date('2026-11-21T20:00:00Z');
const titles = (events: readonly { title: string }[]) => events.map(({ title }) => title);

describe('upcoming', () => {
  test('leaves out past events and sorts the rest, soonest first', () => {
    const events = [
      event({ title: 'Later', when: hours('2026-11-25T22:00:00Z') }),
      event({ title: 'Past', when: hours('2026-11-20T22:00:00Z') }),
      event({ title: 'Soon', when: hours('2026-11-22T22:00:00Z') }),
    ];
    expect(titles(upcoming(events, now, zone))).toEqual(['Soon', 'Later']);
  });

  test('puts all-day events before timed events', () => {
    const events = [
      event({ title: 'Nine', when: hours('2026-11-22T17:00:00Z') }),
      event({ title: 'All day', when: days('2026-11-22') }),
      event({ title: 'Eight', when: hours('2026-11-22T16:00:00Z') }),
    ];
    expect(titles(upcoming(events, now, zone))).toEqual(['All day', 'Eight', 'Nine']);
  });

  test('keeps the order of events at the same time, whatever their titles and ids', () => {
    const ids = { Walk: 'b', Art: 'c', Market: 'a' };
    const events = Object.entries(ids).map(([title, id]) => event({ id, title }));
    expect(titles(upcoming(events, now, zone))).toEqual(['Walk', 'Art', 'Market']);
  });

  test('keeps canceled and postponed events', () => {
    const events = [event({ status: 'cancelled' }), event({ status: 'postponed' })];
    expect(upcoming(events, now, zone)).toHaveLength(2);
  });

  test('lists an event only once if several calendars have it', () => {
    const twice = [event({ title: 'Parade' }), event({ title: 'parade' })];
    const events = [...twice, event({ title: 'Parade', place: 'Elsewhere' })];
    const places = upcoming(events, now, zone).map(({ place }) => place);
    expect(places.toSorted()).toEqual(['Central Library', 'Elsewhere']);
  });

  test('returns at most sixty events', () => {
    const events = Array.from({ length: 200 }, () => event());
    expect(upcoming(events, now, zone)).toHaveLength(60);
  });
});

describe('byDay', () => {
  test('uses the city’s days, not UTC’s', () => {
    const events = ['03', '20'].map((hour) => event({ when: hours(`2026-11-23T${hour}:00:00Z`) }));
    expect(byDay(events, now, zone).map(({ day }) => day)).toEqual(['2026-11-22', '2026-11-23']);
  });

  test('lists an event that began before today under today', () => {
    const exhibition = event({ title: 'Exhibition', when: days('2026-11-01', '2026-12-31') });
    const today = event({ title: 'Today', when: hours('2026-11-21T23:00:00Z') });
    expect(byDay(upcoming([today, exhibition], now, zone), now, zone)).toEqual([
      { day: '2026-11-21', events: [exhibition, today] },
    ]);
  });

  test('sorts events by time in the repeated hour of a clock change', () => {
    const before = event({ title: '1:30 PDT', when: hours('2026-11-01T08:30:00Z') });
    const after = event({ title: '1:30 PST', when: hours('2026-11-01T09:30:00Z') });
    const night = new Date('2026-11-01T07:00:00Z');
    expect(titles(upcoming([after, before], night, zone))).toEqual(['1:30 PDT', '1:30 PST']);
    expect(byDay([before, after], night, zone)).toHaveLength(1);
  });
});
