import { describe, expect, it } from '@jest/globals';
import { type NewsItem, shownDate, sortTime } from '@/lib/news/news-item';

const firstSeen = new Date('2026-11-20T12:00:00Z');

function item(pubDate?: Date): NewsItem {
  return {
    id: '1',
    title: 'A',
    description: '',
    link: 'https://paper.example/',
    source: 'The Orange Paper',
    firstSeen,
    pubDate,
  };
}

function minutesLater(minutes: number): Date {
  return new Date(firstSeen.getTime() + minutes * 60_000);
}

describe('sortTime', () => {
  it('is the date of the item', () => {
    expect(sortTime(item(minutesLater(-90)))).toBe(minutesLater(-90).getTime());
  });

  it('is never later than when we first saw it (quirk 22)', () => {
    expect(sortTime(item(minutesLater(30)))).toBe(firstSeen.getTime());
    expect(sortTime(item(new Date('2126-01-01')))).toBe(firstSeen.getTime());
  });

  it('is nothing without a date (quirk 21)', () => {
    expect(sortTime(item())).toBeUndefined();
  });
});

describe('shownDate', () => {
  it.each([-10_000, 0, 59, 60])('is the date when it was %d minutes ahead', (minutes) => {
    expect(shownDate(item(minutesLater(minutes)))).toEqual(minutesLater(minutes));
  });

  it('is nothing when it was more than an hour ahead (quirk 22)', () => {
    expect(shownDate(item(minutesLater(61)))).toBeUndefined();
  });

  it('is the date that has moved when it was seen at most an hour before it (quirk 46)', () => {
    const moved = { ...item(minutesLater(150)), dateSeen: minutesLater(155) };
    expect(shownDate(moved)).toEqual(minutesLater(150));
    expect(shownDate({ ...moved, dateSeen: minutesLater(89) })).toBeUndefined();
  });

  it('is nothing without a date', () => {
    expect(shownDate(item())).toBeUndefined();
  });
});
