import { describe, expect, test } from '@jest/globals';
import type { EditorEvent } from '@/lib/city/city-type';
import { readEditorEvents } from '@/lib/events/editor-events';
import { eventsIcs } from '@/lib/events/ics/event-ics';
import { editorEvent as entry } from './make-event';

const zone = 'America/Los_Angeles';

const whenOf = (fields: Partial<EditorEvent>) => readEditorEvents([entry(fields)], zone)[0]?.when;

describe('an event of the editors', () => {
  test('is an event like any other, announced by its organizer', () => {
    const [event] = readEditorEvents([entry()], zone);
    expect(event).toMatchObject({
      title: 'Book Sale',
      place: 'Central Library',
      url: 'https://friends.example/sale',
      status: 'scheduled',
      source: { name: 'The Friends' },
      organizer: { name: 'The Friends', url: 'https://friends.example/sale' },
    });
    expect(event?.sample).toBeUndefined();
  });

  test.each<[string, Partial<EditorEvent>, unknown]>([
    [
      'hours of the city',
      {},
      { kind: 'hours', start: new Date('2026-12-05T18:00:00Z'), end: new Date('2026-12-05T23:00:00Z') },
    ],
    ['a beginning alone', { end: undefined }, { kind: 'hours', start: new Date('2026-12-05T18:00:00Z') }],
    [
      'a day',
      { start: '2026-12-05', end: undefined },
      { kind: 'days', first: '2026-12-05', last: '2026-12-05', allDay: true },
    ],
    [
      'days',
      { start: '2026-12-05', end: '2026-12-07' },
      { kind: 'days', first: '2026-12-05', last: '2026-12-07', allDay: true },
    ],
  ])('has %s', (_, fields, when) => {
    expect(whenOf(fields)).toEqual(when);
  });

  test('keeps its address when its title changes', () => {
    const [one, other] = [entry(), entry({ title: 'Big Book Sale' })].map((each) =>
      readEditorEvents([each], zone)[0]?.id.slice(-10),
    );
    expect(one).toBe(other);
  });

  test('has a page of its own in a calendar file', () => {
    const now = new Date('2026-11-22T12:00:00Z');
    const frame = { name: 'Events', siteUrl: 'https://news.example', zone, now };
    const text = eventsIcs(readEditorEvents([entry()], zone), frame);
    expect(text).toContain('DTSTART;TZID=America/Los_Angeles:20261205T100000');
    expect(text).toContain('STATUS:CONFIRMED');
  });
});
