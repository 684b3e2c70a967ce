import { describe, expect, test } from '@jest/globals';
import { eventsIcs } from '@/lib/events/event-ics';
import { days, event, hours } from './make-event';

const frame = {
  name: 'City events',
  siteUrl: 'https://news.example',
  zone: 'America/Los_Angeles',
  now: new Date('2026-11-21T20:00:00Z'),
};

/** The lines of a file as a calendar program reads them: unfolded. */
function lines(text: string): string[] {
  return text.replaceAll('\r\n ', '').split('\r\n');
}

/** The value of a property of the first event, TEXT unescaped (RFC 5545 section 3.3.11). */
function value(text: string, name: string): string | undefined {
  const all = lines(text);
  const inEvent = all.slice(all.indexOf('BEGIN:VEVENT'));
  const line = inEvent.find((one) => one.startsWith(`${name}:`) || one.startsWith(`${name};`));
  const raw = line?.replace(/^[A-Z-]+(?:;[^:]*)?:/, '');
  return raw?.replace(/\\([\\;,nN])/g, (_, char: string) => (char.toLowerCase() === 'n' ? '\n' : char));
}

const ics = (...events: Parameters<typeof event>[0][]) =>
  eventsIcs(
    events.map((one) => event(one)),
    frame,
  );

describe('the hours of an event', () => {
  test.each([
    ['winter', '2026-11-25T22:00:00Z', '20261125T140000'],
    ['summer', '2026-07-25T21:00:00Z', '20260725T140000'],
    ['the night after summer time has ended', '2026-11-01T10:30:00Z', '20261101T023000'],
  ])('are told in the city’s zone, with its rules beside them: %s', (_, start, told) => {
    const text = ics({ when: hours(start) });
    expect(lines(text)).toContain(`DTSTART;TZID=America/Los_Angeles:${told}`);
    expect(lines(text)).toContain('TZID:America/Los_Angeles');
    expect(text).not.toContain('DTEND');
  });

  test('whole days are days, and end on the day that is free again', () => {
    const text = ics({ when: days('2026-11-25', '2026-11-30') });
    expect(lines(text)).toEqual(
      expect.arrayContaining(['DTSTART;VALUE=DATE:20261125', 'DTEND;VALUE=DATE:20261201']),
    );
  });

  test('a single day ends on the next one', () => {
    expect(lines(ics({ when: days('2026-12-31') }))).toContain('DTEND;VALUE=DATE:20270101');
  });
});

describe('the words of an event', () => {
  test('come through whatever is in them, and end no line and no event', () => {
    const title = 'A; B, C\\D "quoted" BEGIN:VEVENT é 🎉';
    const text = ics({
      title,
      text: 'Line one.\nEND:VEVENT\r\nATTENDEE:mailto:x@y.example',
      place: 'Hall; A, B',
    });
    expect(value(text, 'SUMMARY')).toBe(title);
    expect(value(text, 'DESCRIPTION')).toContain('Line one.\nEND:VEVENT\nATTENDEE');
    expect(value(text, 'LOCATION')).toBe('Hall; A, B\n500 W Broadway, Anaheim, CA 92805');
    expect(lines(text).filter((line) => line === 'END:VEVENT')).toHaveLength(1);
    expect(lines(text).filter((line) => line.startsWith('ATTENDEE'))).toEqual([]);
  });

  test('are folded to 75 octets, no character torn', () => {
    const title = 'ñ🎉é'.repeat(60);
    const text = ics({ title });
    const octets = text.split('\r\n').map((line) => Buffer.byteLength(line));
    expect(Math.max(...octets)).toBeLessThanOrEqual(75);
    expect(value(text, 'SUMMARY')).toBe(title);
  });

  test('name the source and the page', () => {
    const text = ics({ id: 'story-time-0123456789' });
    expect(value(text, 'DESCRIPTION')).toContain('The City: https://city.example/Calendar.aspx?EID=7');
    expect(value(text, 'URL')).toBe('https://news.example/events/story-time-0123456789');
  });
});

describe('the status', () => {
  test.each([
    ['scheduled', 'CONFIRMED', 'Story Time'],
    ['cancelled', 'CANCELLED', 'Canceled: Story Time'],
    ['postponed', 'TENTATIVE', 'Postponed: Story Time'],
  ] as const)('%s', (status, code, summary) => {
    const text = ics({ status, title: 'Story Time' });
    expect([value(text, 'STATUS'), value(text, 'SUMMARY')]).toEqual([code, summary]);
  });
});

describe('the file', () => {
  test('keeps the id of an event when its title changes', () => {
    const before = value(ics({ id: 'story-time-0123456789' }), 'UID');
    expect(before).toBe('0123456789@news.example');
    expect(value(ics({ id: 'story-hour-0123456789' }), 'UID')).toBe(before);
  });

  test('stays the same, byte for byte, while its events do', () => {
    const events = [event({}), event({ when: days('2026-11-25') })];
    expect(eventsIcs(events, frame)).toBe(eventsIcs(events, frame));
  });

  test('tells its stamps in UTC (RFC 5545 section 3.8.7.2)', () => {
    expect(value(ics({}), 'DTSTAMP')).toBe('20261101T000000Z');
  });

  test('has every property of the calendar before its first component (section 3.6)', () => {
    const all = lines(ics({}, { when: days('2026-11-25') }));
    const first = all.findIndex((line, at) => at > 0 && line.startsWith('BEGIN:'));
    let depth = 0;
    for (const line of all.slice(first, -2)) {
      if (line.startsWith('END:')) depth -= 1;
      else if (line.startsWith('BEGIN:')) depth += 1;
      else expect(depth).toBeGreaterThan(0);
    }
    expect(all.slice(0, first)).toEqual(
      expect.arrayContaining([
        'VERSION:2.0',
        'X-WR-CALNAME:City events',
        'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
      ]),
    );
    expect(all.slice(-2)).toEqual(['END:VCALENDAR', '']);
  });

  test('without events is a calendar all the same, with the one component that it must have (section 3.6)', () => {
    expect(lines(ics())).toEqual(
      expect.arrayContaining(['BEGIN:VCALENDAR', 'BEGIN:VTIMEZONE', 'END:VTIMEZONE', 'END:VCALENDAR']),
    );
  });

  test('stamps no event later than now', () => {
    expect(value(ics({ known: new Date('2026-12-01T00:00:00Z') }), 'DTSTAMP')).toBe('20261121T200000Z');
  });

  test('has line ends of its own kind only', () => {
    expect(ics({ text: 'a\nb\rc' }).replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });
});

test('a sample, which nobody has confirmed, is tentative', () => {
  expect(value(ics({ title: 'Sample: Story time', sample: true }), 'STATUS')).toBe('TENTATIVE');
  expect(value(ics({ title: 'Story time' }), 'STATUS')).toBe('CONFIRMED');
});

/** The clock's rules in a block: from when (in the old time), and from which offset to which. */
function rules(text: string): string[] {
  return [...text.matchAll(/DTSTART:(\S+)\r\nTZOFFSETFROM:(\S+)\r\nTZOFFSETTO:(\S+)\r\nTZNAME:(\S+)/g)].map(
    ([, ...parts]) => parts.join(' '),
  );
}

/** A file of a zone with events from the start of 2026 to a day. */
const zoneOf = (zone: string, last = '2026-06-01') =>
  eventsIcs([event({ when: days('2026-01-01', last) })], { ...frame, zone });

describe('RFC 5545 section 3.6.5: the rules of a zone', () => {
  test('a zone with summer time: what holds on 1 January, then each change at its minute', () => {
    expect(rules(zoneOf('America/Los_Angeles', '2027-06-01'))).toEqual([
      '20260101T000000 -0800 -0800 PST',
      '20260308T020000 -0800 -0700 PDT',
      '20261101T020000 -0700 -0800 PST',
      '20270314T020000 -0800 -0700 PDT',
      '20271107T020000 -0700 -0800 PST',
    ]);
  });

  test.each([
    ['a zone without summer time', 'America/Phoenix', ['-0700']],
    ['half an hour beyond', 'Asia/Kolkata', ['+0530']],
    ['half an hour of summer', 'Australia/Lord_Howe', ['+1100', '+1030', '+1100']],
  ])('%s: %s', (_, zone, offsets) => {
    const found = rules(zoneOf(zone)).map((rule) => rule.split(' ')[2]);
    expect(found).toEqual(offsets);
  });

  test('summer is DAYLIGHT, the rest STANDARD', () => {
    const text = zoneOf('America/Los_Angeles');
    expect(text.match(/BEGIN:DAYLIGHT/g)).toHaveLength(1);
    expect(text.match(/BEGIN:STANDARD/g)).toHaveLength(2);
    expect(text).toMatch(/BEGIN:VTIMEZONE\r\nTZID:America\/Los_Angeles\r\n[\s\S]*\r\nEND:VTIMEZONE\r\n/);
  });
});
