import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { SourceLine } from '@/components/story/source-line';
import { thisCity } from '@/lib/city/this-city';
import { html, words } from '../../html';
import { newsItem } from '../../news-items';
import '../../with-anaheim';
import '../../open-cities';

const item = newsItem({
  source: 'City Desk',
  author: 'Ana Ruiz',
  pubDate: new Date('2026-11-21T05:30:00Z'),
  firstSeen: new Date('2026-11-21T05:40:00Z'),
});

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-12-01T20:00:00Z'), advanceTimers: true });
});

describe('the line under a story', () => {
  test('names the source and the day in the city’s zone', () => {
    expect(words(<SourceLine city={thisCity()} item={item} />)).toBe('City Desk · November 20, 2026');
  });

  test('says in which language the outlet’s name is', () => {
    const korean = html(
      <SourceLine
        city={thisCity()}
        item={{
          ...item,
          source: '한국일보',
          also: [{ source: 'صحيفة', link: 'https://paper.example/1', language: 'ar' }],
        }}
      />,
    );
    expect(korean).toContain('<span lang="ko" class');
    expect(korean).toContain('<span lang="ar" dir="rtl">صحيفة</span>');
    expect(html(<SourceLine city={thisCity()} item={item} />)).not.toContain('lang=');
  });

  test('says the moment to machines', () => {
    expect(html(<SourceLine city={thisCity()} item={item} />)).toContain(
      'dateTime="2026-11-21T05:30:00.000Z"',
    );
  });

  test.each([
    ['Ana Ruiz', 'City Desk · By Ana Ruiz · November 20, 2026'],
    ['By Ana Ruiz', 'City Desk · By Ana Ruiz · November 20, 2026'],
    ['by ana ruiz', 'City Desk · by ana ruiz · November 20, 2026'],
    ['Byron Bay', 'City Desk · By Byron Bay · November 20, 2026'],
    ['news_desk2', 'City Desk · November 20, 2026'],
    [undefined, 'City Desk · November 20, 2026'],
  ])('with the author %s, when authors are shown', (author, line) => {
    expect(words(<SourceLine city={thisCity()} item={{ ...item, author }} showAuthor />)).toBe(line);
  });

  test('gives each part its own dot, which is cut off where the part begins a line', () => {
    expect(html(<SourceLine city={thisCity()} item={item} />)).toContain(
      'City Desk</span><span><span aria-hidden="true">\u00A0· </span><time',
    );
  });

  test('leaves the date out on request', () => {
    expect(words(<SourceLine city={thisCity()} item={item} showDate={false} />)).toBe('City Desk');
  });

  test('says that a date is unknown, and gives machines none', () => {
    const undated = { ...item, pubDate: undefined };
    expect(words(<SourceLine city={thisCity()} item={undated} />)).toBe('City Desk · Unknown Date');
    expect(html(<SourceLine city={thisCity()} item={undated} />)).not.toContain('<time');
  });

  test.each([
    ['a hundred years', '2126-11-20T12:00:00Z'],
    ['two hours', '2026-11-21T07:40:00Z'],
  ])('tells no date that lay %s ahead when the story came in', (_, date) => {
    const early = { ...item, pubDate: new Date(date) };
    expect(words(<SourceLine city={thisCity()} item={early} />)).toBe('City Desk · Unknown Date');
    expect(html(<SourceLine city={thisCity()} item={early} />)).not.toContain('<time');
  });

  test('is marked where it may be stacked, for its styles to hide the dot', () => {
    expect(html(<SourceLine city={thisCity()} item={item} stacked />)).toContain(
      'class="source-parts source-stacked"',
    );
  });

  test.each([
    ['today', '2026-11-21T07:00:00Z', '9:30 p.m.', '9:30 p.m., November 20, 2026'],
    ['yesterday', '2026-11-22T07:00:00Z', 'Yesterday, 9:30 p.m.', '9:30 p.m., November 20, 2026'],
    ['an older day', '2026-12-01T20:00:00Z', 'November 20, 2026', 'November 20, 2026'],
  ])('says of a story of %s what a reader lacks, or the whole', (_, now, quiet, long) => {
    jest.setSystemTime(new Date(now));
    expect(words(<SourceLine city={thisCity()} item={item} />)).toBe(`City Desk · ${quiet}`);
    expect(words(<SourceLine city={thisCity()} item={item} longDates />)).toBe(`City Desk · ${long}`);
  });

  test('has the long date at hand where it says less', () => {
    jest.setSystemTime(new Date('2026-11-21T07:00:00Z'));
    expect(html(<SourceLine city={thisCity()} item={item} />)).toContain(
      '<time dateTime="2026-11-21T05:30:00.000Z" title="November 20, 2026">',
    );
  });

  test('makes no midnight of a day without an hour', () => {
    jest.setSystemTime(new Date('2026-11-21T07:00:00Z'));
    const day = { ...item, dayOnly: true as const };
    expect(words(<SourceLine city={thisCity()} item={day} />)).toBe('City Desk · Today');
    expect(words(<SourceLine city={thisCity()} item={day} longDates />)).toBe(
      'City Desk · November 20, 2026',
    );
    expect(html(<SourceLine city={thisCity()} item={day} />)).toContain('<time dateTime="2026-11-20"');
  });
});
