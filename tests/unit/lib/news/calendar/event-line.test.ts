import { describe, expect, test } from '@jest/globals';
import { eventLine, eventWords } from '@/lib/news/calendar/event-line';
import { days, event, hours } from '../../events/make-event';
import { item } from '../make-item';

const place = { locale: 'en-US', timeZone: 'America/Los_Angeles' };
const line = (facts: Parameters<typeof event>[0]) => eventLine(item({ event: event(facts) }), place);
const wordsOf = (facts: Parameters<typeof event>[0]) =>
  eventWords(line(facts) as NonNullable<ReturnType<typeof line>>);

describe('what a list says of an event', () => {
  test.each([
    ['day, hours and place', {}, 'November 25, 2026 · 2–3:30\u00A0p.m. · Central Library'],
    [
      'only what is known',
      { when: days('2026-11-25'), place: undefined, address: undefined },
      'November 25, 2026 · All day',
    ],
    [
      'the address where the place has no name',
      { place: undefined },
      'November 25, 2026 · 2–3:30\u00A0p.m. · 500 W Broadway, Anaheim, CA 92805',
    ],
    [
      'both ends of several days',
      { when: days('2026-11-25', '2026-11-28') },
      'November 25, 2026 – November 28, 2026 · Central Library',
    ],
    [
      'no hour that nobody gave',
      { when: { kind: 'days', first: '2026-11-25', last: '2026-11-25', allDay: false } as const },
      'November 25, 2026 · Central Library',
    ],
  ])('%s', (_, facts, told) => {
    expect(wordsOf(facts)).toBe(told);
  });

  test.each([
    ['an hour with the city’s offset', hours('2026-11-25T22:00:00Z'), '2026-11-25T14:00:00-08:00'],
    ['a day alone', days('2026-11-25'), '2026-11-25'],
  ])('tells machines %s', (_, when, iso) => {
    expect(line({ when })?.iso).toBe(iso);
  });

  test('a headline has none', () => {
    expect(eventLine(item({}), place)).toBeUndefined();
  });
});
