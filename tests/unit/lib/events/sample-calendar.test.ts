import { describe, expect, test } from '@jest/globals';
import type { RecurringEvent } from '@/lib/city/city-type';
import { eventsIcs } from '@/lib/events/event-ics';
import { nextOccurrences, occurrences } from '@/lib/events/sample-calendar';
import { firstDay, isOver } from '@/lib/news/event';
import { anaheim } from '../../anaheim';
import { city } from '../../any-city';
import { days, event, hours } from './make-event';

const zone = 'America/Los_Angeles';
const kind: RecurringEvent = {
  title: 'Park clean-up',
  text: 'Bags and grabbers.',
  on: 'second Saturday',
  hours: '09:00-11:00',
  place: 'The park',
  organizer: { name: 'The City', href: 'https://city.example/' },
};

/** Returns the test city in California's time zone, with these sample events. */
function withEvents(...sample: RecurringEvent[]) {
  return { ...city, timeZone: zone, events: { ...city.events, sample } };
}

function daysOf(rule: RecurringEvent['on'], from: string, to: string) {
  return occurrences(withEvents({ ...kind, on: rule }), new Date(from), new Date(to)).map(({ when }) =>
    firstDay(when, zone),
  );
}

describe('a recurring event', () => {
  test.each([
    ['first Sunday', ['2026-11-01', '2026-12-06']],
    ['second Saturday', ['2026-11-14', '2026-12-12']],
    ['fourth Tuesday', ['2026-11-24', '2026-12-22']],
    ['last Monday', ['2026-11-30', '2026-12-28']],
    ['last Tuesday', ['2026-11-24', '2026-12-29']],
    ['last Sunday', ['2026-11-29', '2026-12-27']],
  ] as const)('with the rule “%s” takes place on the right dates', (rule, expected) => {
    expect(daysOf(rule, '2026-11-01T20:00:00Z', '2026-12-31T20:00:00Z')).toEqual(expected);
  });

  test('takes place on a fifth Saturday only if its rule says “every” or “last”', () => {
    const rules = ['every', 'first', 'second', 'third', 'fourth', 'last'] as const;
    const fifth = '2026-10-31T20:00:00Z';
    const fitting = rules.filter((rule) => daysOf(`${rule} Saturday`, fifth, fifth).length > 0);
    expect(fitting).toEqual(['every', 'last']);
  });
});

/** Returns when an event with these hours takes place on a day in California. */
function whenOn(day: string, hours?: string) {
  const { hours: _, ...timeless } = kind;
  const noon = new Date(`${day}T20:00:00Z`);
  const every = { ...timeless, on: 'every Saturday', ...(hours && { hours }) } as const;
  return occurrences(withEvents(every, { ...every, on: 'every Sunday' }), noon, noon)[0]?.when;
}

test.each([
  ['in summer', '2026-10-10', '2026-10-10T16:00:00Z'],
  ['in winter', '2026-11-14', '2026-11-14T17:00:00Z'],
  ['on the day when daylight saving time ends', '2026-11-01', '2026-11-01T17:00:00Z'],
  ['on the day when daylight saving time begins', '2027-03-14', '2027-03-14T16:00:00Z'],
])('a recurring event without an end time starts at nine o’clock local time %s', (_, day, start) => {
  expect(whenOn(day, '09:00')).toEqual({ kind: 'hours', start: new Date(start) });
});

test('an event that runs past midnight ends on the next day', () => {
  const [start, end] = [new Date('2026-11-15T06:00:00Z'), new Date('2026-11-15T09:00:00Z')];
  expect(whenOn('2026-11-14', '22:00-01:00')).toEqual({ kind: 'hours', start, end });
});

test('an event without a time has only a date', () => {
  const day = { first: '2026-11-14', last: '2026-11-14' };
  expect(whenOn('2026-11-14')).toEqual({ kind: 'days', ...day, allDay: false });
});

test.each([
  ['09:00-11:00', '2026-11-14T18:59:59Z', '2026-11-14'],
  ['09:00-11:00', '2026-11-14T19:00:00Z', '2026-12-12'],
  ['22:00-01:00', '2026-11-15T08:59:59Z', '2026-11-14'],
  ['22:00-01:00', '2026-11-15T09:00:00Z', '2026-12-12'],
])(
  'the next event at %s, requested at %s, is on %s, because an event is listed until it is over',
  (hours, now, day) => {
    const next = nextOccurrences(withEvents({ ...kind, hours }), new Date(now));
    expect(next.map(({ when }) => firstDay(when, zone))).toEqual([day]);
  },
);

test('the title of each sample event is marked with "Sample:", but its id is not', () => {
  const day = new Date('2026-11-14T20:00:00Z');
  const [event] = occurrences(withEvents(kind), day, day);
  expect(event?.title).toBe('Sample: Park clean-up');
  expect(event?.id).toMatch(/^park-clean-up-/);
});

test('each occurrence of an event has its own id, which stays the same when the title changes', () => {
  const [from, to] = [new Date('2026-11-01'), new Date('2026-12-31')];
  const ids = (fields = {}) => {
    const events = occurrences(withEvents({ ...kind, ...fields, on: 'every Friday' }), from, to);
    return events.map(({ id }) => id.slice(-10));
  };
  expect(new Set(ids()).size).toBe(ids().length);
  // A translated event has the same ids, because its key is the original title.
  expect(ids({ title: 'Limpieza del parque', key: kind.title })).toEqual(ids());
});

describe('the sample calendar of Anaheim', () => {
  const city = anaheim;
  const kinds = city.events.sample;

  test('has at least a dozen events with different titles', () => {
    expect(kinds.length).toBeGreaterThanOrEqual(12);
    expect(new Set(kinds.map(({ title }) => title)).size).toBe(kinds.length);
  });

  test('is never empty or outdated over a period of four years', () => {
    for (let day = 0; day < 4 * 366; day += 11) {
      const now = new Date(Date.UTC(2026, 10, 21) + day * 86_400_000 + day * 613_000);
      const events = nextOccurrences(city, now);
      expect(events).toHaveLength(kinds.length);
      expect(events.filter(({ when }) => isOver(when, now, city.timeZone))).toEqual([]);
    }
  });

  test('gives each event a timestamp on the first of the month, four months before the event', () => {
    const [event] = nextOccurrences(city, new Date('2026-11-20T12:00:00Z'));
    const first = event ? firstDay(event.when, city.timeZone) : '';
    const month = new Date(`${first.slice(0, 7)}-01T00:00:00Z`);
    month.setUTCMonth(month.getUTCMonth() - 4);
    expect(event?.known).toEqual(month);
  });

  test('mentions no prices and no future years', () => {
    expect(kinds.filter(({ title, text }) => /\$|\b20\d\d\b/.test(`${title} ${text}`))).toEqual([]);
  });
});

const frame = { name: 'City events', siteUrl: 'https://news.example', now: new Date('2026-11-21T20:00:00Z') };

/** Splits a calendar file into unfolded lines. */
function lines(text: string): string[] {
  return text.replaceAll('\r\n ', '').split('\r\n');
}

/** Returns a property of the first event, with its TEXT unescaped (RFC 5545 section 3.3.11). */
function value(text: string, name: string): string | undefined {
  const all = lines(text);
  const inEvent = all.slice(all.indexOf('BEGIN:VEVENT'));
  const line = inEvent.find((one) => one.startsWith(`${name}:`) || one.startsWith(`${name};`));
  const raw = line?.replace(/^[A-Z-]+(?:;[^:]*)?:/, '');
  return raw?.replace(/\\([\\;,nN])/g, (_, char: string) => (char.toLowerCase() === 'n' ? '\n' : char));
}

const ics = (fields: Parameters<typeof event>[0]) => eventsIcs(city, [event(fields)], frame);

describe('the times of an event', () => {
  test('are written in UTC', () => {
    const text = ics({ when: hours('2026-11-25T22:00:00Z') });
    expect(lines(text)).toContain('DTSTART:20261125T220000Z');
    expect(text).not.toContain('DTEND');
    expect(value(ics({}), 'DTEND')).toBe('20261125T233000Z');
  });

  test('are dates, with an exclusive end, if the event lasts whole days', () => {
    const text = ics({ when: days('2026-11-25', '2026-11-30') });
    const written = ['DTSTART;VALUE=DATE:20261125', 'DTEND;VALUE=DATE:20261201'];
    expect(lines(text)).toEqual(expect.arrayContaining(written));
  });
});

describe('the strings of an event', () => {
  test('are escaped, so that they cannot end a line or the event', () => {
    const title = 'A; B, C\\D "quoted" BEGIN:VEVENT é 🎉';
    const description = 'Line one.\nEND:VEVENT\r\nATTENDEE:mailto:x@y.example';
    const text = ics({ title, text: description, place: 'Hall; A, B' });
    expect(value(text, 'SUMMARY')).toBe(title);
    expect(value(text, 'DESCRIPTION')).toContain('Line one.\nEND:VEVENT\nATTENDEE');
    expect(value(text, 'LOCATION')).toBe('Hall; A, B\n500 W Broadway, Anaheim, CA 92805');
    expect(lines(text).filter((line) => line === 'END:VEVENT')).toHaveLength(1);
    expect(lines(text).filter((line) => line.startsWith('ATTENDEE'))).toEqual([]);
  });

  test('are folded at 75 octets without splitting a character', () => {
    const title = 'ñ🎉é'.repeat(60);
    const text = ics({ title });
    const octets = text.split('\r\n').map((line) => Buffer.byteLength(line));
    expect(Math.max(...octets)).toBeLessThanOrEqual(75);
    expect(value(text, 'SUMMARY')).toBe(title);
  });

  test('include links to the source and to the event’s page', () => {
    const text = ics({ id: 'story-time-0123456789' });
    expect(value(text, 'DESCRIPTION')).toContain('The City: https://city.example/Calendar.aspx?EID=7');
    expect(value(text, 'URL')).toBe('https://news.example/events/story-time-0123456789');
  });
});

test.each([
  ['scheduled', 'CONFIRMED', 'Story Time'],
  ['cancelled', 'CANCELLED', 'Canceled: Story Time'],
  ['postponed', 'TENTATIVE', 'Postponed: Story Time'],
] as const)('the calendar file has the status %s', (status, code, summary) => {
  const text = ics({ status, title: 'Story Time' });
  expect([value(text, 'STATUS'), value(text, 'SUMMARY')]).toEqual([code, summary]);
});

describe('the calendar file', () => {
  test('keeps an event’s id when its title changes', () => {
    const before = value(ics({ id: 'story-time-0123456789' }), 'UID');
    expect(before).toBe('0123456789@news.example');
    expect(value(ics({ id: 'story-hour-0123456789' }), 'UID')).toBe(before);
  });

  test('has a name and a refresh interval of six hours', () => {
    const first = lines(ics({})).slice(0, -2);
    const wanted = ['VERSION:2.0', 'X-WR-CALNAME:City events', 'REFRESH-INTERVAL;VALUE=DURATION:PT6H'];
    expect(first).toEqual(expect.arrayContaining(wanted));
    expect(lines(ics({})).slice(-2)).toEqual(['END:VCALENDAR', '']);
  });

  test('has no timestamp later than now', () => {
    expect(value(ics({ known: new Date('2026-12-01T00:00:00Z') }), 'DTSTAMP')).toBe('20261121T200000Z');
  });

  test('has only CRLF line endings', () => {
    expect(ics({ text: 'a\nb\rc' }).replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });
});

test('the calendar file marks sample events as tentative', () => {
  expect(value(ics({ title: 'Sample: Story time', sample: true }), 'STATUS')).toBe('TENTATIVE');
  expect(value(ics({ title: 'Story time' }), 'STATUS')).toBe('CONFIRMED');
});

test('the calendar file gives a changed event a later timestamp and a higher sequence number', () => {
  const known = new Date('2026-11-20T08:00:00Z');
  const changed = new Date('2026-11-21T08:00:00Z');
  expect(value(ics({ known }), 'SEQUENCE')).toBe('0');
  expect(value(ics({ known, changed }), 'SEQUENCE')).toBe('1440');
  expect(value(ics({ known, changed }), 'DTSTAMP')).toBe('20261121T080000Z');
});

test('a line of the calendar file is never folded inside an escape sequence', () => {
  const all = Array.from({ length: 80 }, (_, length) => ics({ text: `${'a'.repeat(length)}\\, b` }));
  const lines = all.join('').split('\r\n');
  expect(lines.filter((line) => /(?<!\\)(?:\\\\)*\\$/.test(line))).toEqual([]);
});
