import { describe, expect, test } from '@jest/globals';
import {
  addressLine,
  eventLine,
  eventWords,
  plainTitle,
  statusWord,
  timeWords,
  weekdayName,
  whenLines,
} from '@/lib/news/calendar/event-words';
import { city } from '../../../any-city';
import { days, event, hours } from '../../events/make-event';
import { item } from '../make-item';

const place = { locale: 'en-US', timeZone: 'America/Los_Angeles' };

const afternoon = hours('2026-11-25T22:00:00Z', '2026-11-25T23:30:00Z');
const threeDays = hours('2026-11-25T18:00:00Z', '2026-11-28T00:00:00Z');
const unknownHours = { kind: 'days', first: '2026-11-25', last: '2026-11-25', allDay: false } as const;

test.each([
  ['with a start and an end', afternoon, '2–3:30\u00A0p.m.'],
  ['with a start but no end', hours('2026-11-25T22:00:00Z'), '2\u00A0p.m.'],
  ['that starts in summer', hours('2026-07-25T21:00:00Z'), '2\u00A0p.m.'],
  ['that lasts all day', days('2026-11-25'), 'All day'],
  ['that lasts several days', days('2026-11-25', '2026-11-28'), 'Until November 28, 2026'],
  ['whose time is unknown', unknownHours, ''],
])('timeWords describes an event %s', (_, when, words) => {
  expect(timeWords(when, place)).toBe(words);
});

test('weekdayName returns only the weekday', () => {
  expect(weekdayName('2026-11-25', place)).toBe('Wednesday');
});

const wednesday = 'Wednesday, November 25, 2026';
const friday = 'Friday, November 27, 2026';

test.each([
  ['the hours with the time zone', afternoon, wednesday, '2–3:30\u00A0p.m. PST'],
  [
    'hours in summer with daylight saving time as the time zone',
    hours('2026-07-25T21:00:00Z'),
    'Saturday, July 25, 2026',
    '2\u00A0p.m. PDT',
  ],
  ['“All day” for an all-day event', days('2026-11-25'), wednesday, 'All day'],
  [
    'the first and the last of several days',
    threeDays,
    `${wednesday} – ${friday}`,
    '10\u00A0a.m.–4\u00A0p.m. PST',
  ],
  ['“Time not given” if the hours are unknown', unknownHours, wednesday, 'Time not given'],
])('whenLines writes %s', (_, when, ...lines) => {
  expect(whenLines(when, place)).toEqual(lines);
});

test.each([
  ['scheduled', undefined],
  ['cancelled', 'Canceled'],
  ['postponed', 'Postponed'],
] as const)('statusWord for the status %s is %s', (status, word) => {
  expect(statusWord(city, status)).toBe(word);
});

test.each([
  ['500 W Broadway, Anaheim, CA 92805', '500 W Broadway, Anaheim, CA~92805'],
  ['6 Walnut Canyon Rd, Yorba Linda, CA 92807-1234', '6 Walnut Canyon Rd, Yorba~Linda, CA~92807-1234'],
  ['City Hall, 200 Anaheim Blvd, Anaheim CA 92805', 'City Hall, 200 Anaheim Blvd, Anaheim CA~92805'],
  ['200 S Anaheim Blvd', '200 S Anaheim Blvd'],
  ['', ''],
])(
  'addressLine lets a line break before the state, but not in a town or before a ZIP code: %p',
  (address, line) => {
    expect(addressLine(address)).toBe(line.replaceAll('~', '\u00A0'));
  },
);

describe('timeWords in other languages', () => {
  const both = hours('2026-11-25T20:00:00Z', '2026-11-25T21:30:00Z');
  const long = hours('2026-11-25T16:00:00Z', '2026-11-25T21:30:00Z');
  const start = hours('2026-11-25T20:00:00Z');

  // biome-ignore format: one place, one line
  test.each([
    ['es-US', 'America/Los_Angeles', 'mediodía', 'de mediodía a 1:30\u00A0p.m.', 'de 8\u00A0a.m. a 1:30\u00A0p.m.'],
    ['es-MX', 'America/Merida', '2\u00A0p.m.', 'de 2 a 3:30\u00A0p.m.', 'de 10\u00A0a.m. a 3:30\u00A0p.m.'],
    ['es-AR', 'America/Argentina/Buenos_Aires', '5\u00A0p.m.', 'de 5 a 6:30\u00A0p.m.', 'de 1 a 6:30\u00A0p.m.'],
    ['es-ES', 'Europe/Madrid', '21:00', 'de 21:00 a 22:30', 'de 17:00 a 22:30'],
  ])('follows the conventions of %s (time zone %s)', (locale, timeZone, one, two, over) => {
    const place = { locale, timeZone };
    expect([start, both, long].map((when) => timeWords(when, place))).toEqual([one, two, over]);
    expect(whenLines(both, place)[1]).toMatch(new RegExp(`${two} (?:[A-Z]{3,4}|GMT[-+]\\d)$`));
  });

  test('names the month only once in a Spanish range of days', () => {
    const several = item({ event: event({ when: days('2026-11-25', '2026-11-28') }) });
    const line = eventLine(several, { locale: 'es-US', timeZone: 'America/Los_Angeles' });
    expect(line?.days).toMatch(/^25\s?–\s?28 de noviembre de 2026$/);
  });

  test('uses the 24-hour clock in British English', () => {
    const london = { locale: 'en-GB', timeZone: 'Europe/London' };
    expect(timeWords(both, london)).toBe('20:00 – 21:30');
    expect(whenLines(both, london)[1]).toBe('20:00 – 21:30 GMT');
  });
});

const line = (facts: Parameters<typeof event>[0]) => eventLine(item({ event: event(facts) }), place);
const wordsOf = (facts: Parameters<typeof event>[0]) =>
  eventWords(line(facts) as NonNullable<ReturnType<typeof line>>);

describe('eventLine', () => {
  const nowhere = { place: undefined, address: undefined };

  test.each([
    ['day, hours and place', {}, ' · 2–3:30\u00A0p.m. · Central Library'],
    ['only the day if the place is unknown', { when: days('2026-11-25'), ...nowhere }, ' · All day'],
    [
      'the address if the place has no name',
      { place: undefined, address: 'Oak St' },
      ' · 2–3:30\u00A0p.m. · Oak St',
    ],
    [
      'the first and the last of several days',
      { when: days('2026-11-25', '2026-11-28'), ...nowhere },
      ' – November 28, 2026',
    ],
    ['no hours if they are unknown', { when: unknownHours }, ' · Central Library'],
  ])('contains %s', (_, facts, afterFirstDay) => {
    expect(wordsOf(facts)).toBe(`November 25, 2026${afterFirstDay}`);
  });

  test.each([
    ['the hour with the city’s UTC offset', hours('2026-11-25T22:00:00Z'), '2026-11-25T14:00:00-08:00'],
    ['only the day of an all-day event', days('2026-11-25'), '2026-11-25'],
  ])('has a machine-readable time: %s', (_, when, iso) => {
    expect(line({ when })?.iso).toBe(iso);
  });

  test('is undefined for a headline that is not an event', () => {
    expect(eventLine(item(), place)).toBeUndefined();
  });
});

test('plainTitle removes “Sample:” only from a sample’s title', () => {
  expect(plainTitle(place, { title: 'Sample: City Council meets', sample: true })).toBe('City Council meets');
  expect(plainTitle(place, { title: 'Sample: a tasting' })).toBe('Sample: a\u00A0tasting');
});
