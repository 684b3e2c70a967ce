import { describe, expect, test } from '@jest/globals';
import { findCalendar, isCalendarEntry } from '@/lib/news/fields/find-calendar';
import { element } from './raw-elements';

const dates = element('calendarevent:eventdates', 'November 28, 2026');
const find = (description: string, ...more: ReturnType<typeof element>[]) =>
  findCalendar(element('item', '', [dates, element('description', description), ...more]), 'UTC');

describe('a calendar entry (quirk 34)', () => {
  test('is recognized by a non-empty eventdates element with a namespace prefix', () => {
    expect(isCalendarEntry(element('item', '', [dates]))).toBe(true);
    expect(isCalendarEntry(element('item', '', [element('x:eventdates', 'May 1')]))).toBe(true);
    expect(isCalendarEntry(element('item', '', [element('eventdates', 'May 1')]))).toBe(false);
    expect(isCalendarEntry(element('item', '', [element('x:eventdates', ' ')]))).toBe(false);
  });

  test('has no calendar fields if it has no day', () => {
    expect(findCalendar(element('item', '', [element('x:eventtimes', '8 PM')]), 'UTC')).toBeUndefined();
  });

  test('contains times if the calendar gives them', () => {
    expect(find('', element('x:eventtimes', '8 PM<br/>9 PM'))).toMatchObject({ times: '8 PM, 9 PM' });
    expect(find('')).toEqual({ dates: 'November 28, 2026', text: '' });
  });
});

describe('the description of a calendar entry (quirks 35 and 36)', () => {
  test('is split into the date, the lines of the place, and the text', () => {
    const html =
      '<strong>Event date:</strong> November 28, 2026<br>Event Time: 08:00 PM<br />Location:<br>City Hall<br>1 Main St.<br>Description:<br>A concert<p>for all.</p>';
    const location = 'City Hall\n1 Main St.';
    expect(find(html)).toEqual({ dates: 'November 28, 2026', location, text: 'A concert for all.' });
  });

  test('includes unlabeled text before and after labeled lines', () => {
    expect(find('Event Times: 8 PM<br>A concert<br>for all.')?.text).toBe('A concert for all.');
    expect(find('Come all.<br>Event date: May 1')?.text).toBe('Come all.');
  });

  test('contributes at most four lines to the place', () => {
    expect(find('Location: a<br>b<br>c<br>d<br>e')?.location).toBe('a\nb\nc\nd');
  });

  test('provides the place; if it names none, the location element does', () => {
    const own = element('x:location', 'City Hall<br>1 Main St.');
    expect(find('A concert.', own)?.location).toBe('City Hall, 1 Main St.');
    expect(find('Location: Park', own)?.location).toBe('Park');
  });

  test.each([
    ['<a href="https://city.example/a?b=1&amp;c=2">View the Agenda</a>', 'https://city.example/a?b=1&c=2'],
    ['<a class="x" href=\'http://city.example/a\'><b>Agenda (PDF)</b></a>', 'http://city.example/a'],
  ])('provides the link to the agenda: %s', (html, agenda) => {
    expect(find(html)?.agenda).toBe(agenda);
  });

  test.each([
    '<a href="https://city.example/a">Map</a> and the agenda',
    '<a href="javascript:alert(1)">Agenda</a>',
    '<a href="/agenda">Agenda</a>',
  ])('provides no link to the agenda if it contains only %s', (html) => {
    expect(find(html)?.agenda).toBeUndefined();
  });

  test('is cut at 200 characters, as are the place and the times', () => {
    const long = 'word '.repeat(100);
    const found = find(`${long}<br>Location: ${long}`, element('x:eventtimes', long));
    const lengths = [found?.text, found?.location, found?.times].map((text) => text?.length);
    expect(lengths.filter((length = 0) => length > 0 && length <= 200)).toHaveLength(3);
  });

  test('is read only up to its sixtieth line', () => {
    const lines = (count: number) => `${'<br>'.repeat(count)}Location: Park`;
    expect(find(lines(59))?.location).toBe('Park');
    expect(find(lines(60))?.location).toBeUndefined();
  });
});
