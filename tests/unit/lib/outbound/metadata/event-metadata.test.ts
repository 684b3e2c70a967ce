import { describe, expect, test } from '@jest/globals';
import { eventMetadata, withPeriod } from '@/lib/outbound/metadata/event-metadata';
import { city } from '../../../served-city';
import { days, event, hours } from '../../events/make-event';

const descriptionOf = (fields: Parameters<typeof event>[0]) =>
  String(eventMetadata(city, event(fields), false).description).replaceAll('\u00A0', ' ');
const day = { kind: 'days', first: '2026-11-25', last: '2026-11-25', allDay: false } as const;

test.each([
  [
    'says when, where and what',
    {},
    'Wednesday, November 25, 2026, 2–3:30 p.m. PST. Central Library. Books read aloud.',
  ],
  [
    'has no time if none is known',
    { when: day, place: 'City Hall' },
    'Wednesday, November 25, 2026. City Hall. Books read aloud.',
  ],
  [
    'has only one period after an address that ends with a period',
    { when: days('2026-11-25'), place: undefined, address: '200 S. Anaheim Blvd.', text: '' },
    'Wednesday, November 25, 2026, all day. 200 S. Anaheim Blvd.',
  ],
])('the description of an event %s', (_, fields, description) => {
  expect(descriptionOf(fields)).toBe(description);
});

describe('eventMetadata', () => {
  const robots = (over: boolean, fields = {}) =>
    JSON.stringify(
      eventMetadata(city, event({ when: hours('2026-11-25T22:00:00Z'), ...fields }), over).robots,
    );

  test('allows indexing only for an upcoming event that is not a sample', () => {
    expect(robots(false)).toContain('"index":true');
    expect(robots(true)).toContain('"index":false');
    expect(robots(false, { sample: true })).toContain('"index":false');
  });
});

test.each([
  ['Central Library', 'Central Library.'],
  ['2 p.m.', '2 p.m.'],
  ['Who decides?', 'Who decides?'],
  ['Books and…', 'Books and…'],
  ['He said, “Come at noon.”', 'He said, “Come at noon.”'],
  ['Bring water. (Dogs may come.)', 'Bring water. (Dogs may come.)'],
  ['A reading of “Walden”', 'A reading of “Walden”.'],
  ['Senior Center (Room B)', 'Senior Center (Room B).'],
])('withPeriod adds a period unless a text already ends a sentence: “%s” becomes “%s”', (text, sentence) => {
  expect(withPeriod(text)).toBe(sentence);
});
