import { expect, it, test } from '@jest/globals';
import { toLocalEvent } from '@/lib/news/calendar/to-event';
import { readFeed } from '@/lib/news/read/read-feed';
import { days, hours } from '../../events/make-event';

const zone = 'America/Los_Angeles';
const firstSeen = new Date('2026-11-20T12:00:00Z');

/** Parses a calendar with one event that has these lines. */
function read(...lines: string[]) {
  const event = ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];
  const all = ['BEGIN:VCALENDAR', 'X-WR-CALNAME:Library', ...event, 'END:VCALENDAR'];
  const source = { url: 'https://lib.example/c.ics' };
  return readFeed({ bytes: Buffer.from(all.join('\r\n')) }, { source, zone });
}

function eventOf(...lines: string[]) {
  const result = read('UID:7', 'SUMMARY:Story Time', ...lines);
  const [item] = result.ok ? result.value.items : [];
  return item && toLocalEvent({ ...item, firstSeen }, 'https://lib.example/c.ics', zone);
}

const night = hours('2026-12-06T05:00:00Z', '2026-12-06T09:00:00Z');
const twoDays = days('2026-12-05', '2026-12-06');

it.each([
  ['a start in UTC', ['DTSTART:20261205T180000Z'], hours('2026-12-05T18:00:00Z')],
  [
    'a start in its own time zone',
    ['DTSTART;TZID=America/New_York:20261205T180000'],
    hours('2026-12-05T23:00:00Z'),
  ],
  ['a start without a time zone', ['DTSTART:20261205T180000'], hours('2026-12-06T02:00:00Z')],
  ['an end after midnight', ['DTSTART:20261205T210000', 'DTEND:20261206T010000'], night],
  ['whole days', ['DTSTART;VALUE=DATE:20261205', 'DTEND;VALUE=DATE:20261207'], twoDays],
])('the time of an event in an iCalendar file is computed for %s', (_, lines, when) => {
  expect(eventOf(...lines)?.when).toEqual(when);
});

test('text fields in an iCalendar file are unfolded and unescaped, and alarms are skipped', () => {
  const event = eventOf(
    'DTSTART:20261205T180000',
    'LOCATION:Main Library\\, Room 2',
    'DESCRIPTION:Songs and',
    '  books.',
    'URL:https://lib.example/e/7',
    'BEGIN:VALARM',
    'DESCRIPTION:Reminder',
    'END:VALARM',
  );
  expect(event).toMatchObject({
    title: 'Story Time',
    text: 'Songs and books.',
    place: 'Main Library, Room 2',
    url: 'https://lib.example/e/7',
    source: { name: 'Library' },
  });
});

test('a canceled event is marked as canceled, and an event without an address links to the calendar', () => {
  const event = eventOf('DTSTART:20261205T180000', 'STATUS:CANCELLED');
  expect(event).toMatchObject({ status: 'cancelled', url: 'https://lib.example/c.ics#7' });
});

test('an event in RSS is parsed if it uses the event module', () => {
  const rss = `<rss xmlns:e="http://purl.org/rss/1.0/modules/event/"><channel><title>City</title><item><title>Lights</title><link>https://c.example/1</link><e:startdate>2026-12-05T18:00:00-08:00</e:startdate><e:enddate>2026-12-05T21:00:00-08:00</e:enddate><e:location>Center St</e:location></item></channel></rss>`;
  const result = readFeed({ bytes: Buffer.from(rss) }, { source: { url: 'https://c.example/feed' }, zone });
  const [item] = result.ok ? result.value.items : [];
  expect(item && toLocalEvent({ ...item, firstSeen }, 'https://c.example/feed', zone)).toMatchObject({
    when: hours('2026-12-06T02:00:00Z', '2026-12-06T05:00:00Z'),
    place: 'Center St',
  });
});
