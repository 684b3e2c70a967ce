import { describe, expect, test } from '@jest/globals';
import { eventsIcs } from '@/lib/events/event-ics';
import { city } from '../../any-city';
import { days, event, hours } from './make-event';

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
] as const)('writes the status %s', (status, code, summary) => {
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

test('marks sample events as tentative', () => {
  expect(value(ics({ title: 'Sample: Story time', sample: true }), 'STATUS')).toBe('TENTATIVE');
  expect(value(ics({ title: 'Story time' }), 'STATUS')).toBe('CONFIRMED');
});

test('gives a changed event a later timestamp and a higher sequence number', () => {
  const known = new Date('2026-11-20T08:00:00Z');
  const changed = new Date('2026-11-21T08:00:00Z');
  expect(value(ics({ known }), 'SEQUENCE')).toBe('0');
  expect(value(ics({ known, changed }), 'SEQUENCE')).toBe('1440');
  expect(value(ics({ known, changed }), 'DTSTAMP')).toBe('20261121T080000Z');
});

test('a line is never folded inside an escape sequence', () => {
  const all = Array.from({ length: 80 }, (_, length) => ics({ text: `${'a'.repeat(length)}\\, b` }));
  const lines = all.join('').split('\r\n');
  expect(lines.filter((line) => /(?<!\\)(?:\\\\)*\\$/.test(line))).toEqual([]);
});
