import { expect, test } from '@jest/globals';
import { eventHours } from '@/lib/news/calendar/event-hours';

const at = (time: string) => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return { hour, minute };
};

/** When an event of September 1, or from then to September 3, ends in Los Angeles, in UTC. */
function endOf(start: string, end: string, last = '2026-09-01'): string | undefined {
  const when = eventHours(
    { first: '2026-09-01', last },
    { start: at(start), end: at(end) },
    'America/Los_Angeles',
  );
  return when.kind === 'hours' ? when.end?.toISOString().slice(0, 16) : undefined;
}

test.each([
  ['14:00', '15:30', '2026-09-01T22:30'],
  ['10:30', '10:45', '2026-09-01T17:45'],
  ['10:30', '11:00', '2026-09-01T18:00'],
])('from %s to %s is on one day', (start, end, ends) => {
  expect(endOf(start, end)).toBe(ends);
});

test.each([
  ['22:00', '01:00', '2026-09-02T08:00'],
  ['10:45', '10:30', '2026-09-02T17:30'],
  ['08:00', '08:00', '2026-09-02T15:00'],
])('from %s to %s ends on the day after', (start, end, ends) => {
  expect(endOf(start, end)).toBe(ends);
});

test('of several days, the small hours belong to the night after the last, and five o’clock to the last', () => {
  expect(endOf('20:00', '04:59', '2026-09-03')).toBe('2026-09-04T11:59');
  expect(endOf('20:00', '05:00', '2026-09-03')).toBe('2026-09-03T12:00');
});
