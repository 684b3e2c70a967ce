import { describe, expect, test } from '@jest/globals';
import { eventId, stablePart } from '@/lib/news/calendar/event-id';

describe('the id of an event', () => {
  test.each([
    ['Story Time', 'story-time'],
    ['Farmers’ Market & Music!', 'farmers-market-music'],
    ['Folklórico', 'folklorico'],
    ['../../etc/passwd?x=<script>', 'etc-passwd-x-script'],
    ['日本の祭り', 'event'],
    ['', 'event'],
    [
      'The Very Long and Winding Title of a Lecture on the History of Oranges',
      'the-very-long-and-winding-title-of-a-lecture-on-the-history',
    ],
    ['x'.repeat(300), 'x'.repeat(60)],
    [`${'x'.repeat(60)} y`, 'x'.repeat(60)],
    [`a ${'x'.repeat(58)} y`, `a-${'x'.repeat(58)}`],
    [`${'x'.repeat(55)} abcdefg`, 'x'.repeat(55)],
  ])('begins with words of its title: %s', (title, slug) => {
    expect(eventId(title, 'key')).toBe(`${slug}-${stablePart(eventId(title, 'key'))}`);
  });

  test('ends in what stays when the title changes', () => {
    expect(stablePart(eventId('Story Time', 'key'))).toBe(stablePart(eventId('Story Hour', 'key')));
    expect(stablePart(eventId('Story Time', 'key'))).not.toBe(stablePart(eventId('Story Time', 'other')));
  });

  test.each(['', 'story-time', 'story-time-012345678', '-0123456789', 'Story-0123456789', '../x-0123456789'])(
    'no id of ours: %j',
    (id) => {
      expect(stablePart(id)).toBeUndefined();
    },
  );
});
