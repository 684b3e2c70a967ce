import { describe, expect, it } from '@jest/globals';
import { newsTime, outletLanguage, shownDate } from '@/lib/news/news-item';
import { item as newsItem } from './make-item';

const firstSeen = new Date('2026-11-20T12:00:00Z');

const item = (pubDate?: Date) => newsItem({ firstSeen, pubDate });

function minutesLater(minutes: number): Date {
  return new Date(firstSeen.getTime() + minutes * 60_000);
}

describe('newsTime', () => {
  it('is the date of the item', () => {
    expect(newsTime(item(minutesLater(-90)))).toBe(minutesLater(-90).getTime());
  });

  it('is never later than the time when the item was first seen (quirk 22)', () => {
    expect(newsTime(item(minutesLater(30)))).toBe(firstSeen.getTime());
    expect(newsTime(item(new Date('2126-01-01')))).toBe(firstSeen.getTime());
  });

  it('is the time when the item was first seen if it has no date (quirk 21)', () => {
    expect(newsTime(item())).toBe(firstSeen.getTime());
  });

  it('is the later date that came with a new title, but no later than the title was first seen (quirk 46)', () => {
    const retold = { ...item(minutesLater(300)), wordsSeen: minutesLater(310) };
    expect(newsTime(retold)).toBe(minutesLater(300).getTime());
    expect(newsTime({ ...retold, pubDate: minutesLater(900) })).toBe(minutesLater(310).getTime());
  });
});

describe('shownDate', () => {
  it.each([-10_000, 0, 59, 60])(
    'is the item’s date if that is at most an hour after the item was first seen: %d minutes',
    (minutes) => {
      expect(shownDate(item(minutesLater(minutes)))).toEqual(minutesLater(minutes));
    },
  );

  it('is undefined if the date is more than an hour after the item was first seen (quirk 22)', () => {
    expect(shownDate(item(minutesLater(61)))).toBeUndefined();
  });

  it('is a changed date if that is at most an hour after the change was seen (quirk 46)', () => {
    const moved = { ...item(minutesLater(150)), dateSeen: minutesLater(155) };
    expect(shownDate(moved)).toEqual(minutesLater(150));
    expect(shownDate({ ...moved, dateSeen: minutesLater(89) })).toBeUndefined();
  });

  it('is undefined if the item has no date', () => {
    expect(shownDate(item())).toBeUndefined();
  });
});

describe('outletLanguage', () => {
  it('is the language of the script in the outlet’s name, otherwise the story’s language if the feed declares it', () => {
    const korean = { ...item(), source: '한국일보' };
    const latin = { ...item(), source: 'La Opinión' };
    expect(outletLanguage(korean)).toBe('ko');
    expect(outletLanguage({ ...latin, language: 'es', declaredLanguage: 'es' })).toBe('es');
  });

  it('is undefined if the outlet’s feed declares English or no language', () => {
    expect(outletLanguage({ ...item(), language: 'es', declaredLanguage: 'en-US' })).toBeUndefined();
    expect(outletLanguage(item())).toBeUndefined();
  });
});
