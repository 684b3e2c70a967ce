import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { SourceLine } from '@/components/story/source-line';
import { html, words } from '../../html';
import { newsItem } from '../../news-items';
import '../../with-anaheim';
import '../../open-cities';
import { thisCity } from '../../this-city';

const item = newsItem({
  source: 'City Desk',
  author: 'Ana Ruiz',
  pubDate: new Date('2026-11-21T05:30:00Z'),
  firstSeen: new Date('2026-11-21T05:40:00Z'),
});

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-12-01T20:00:00Z'), advanceTimers: true });
});

describe('SourceLine', () => {
  test('names the source and the date in the city’s time zone', () => {
    expect(words(<SourceLine city={thisCity()} item={item} />)).toBe('City Desk · Nov. 20');
  });

  test('marks the language of the outlet’s name', () => {
    const korean = html(
      <SourceLine
        city={thisCity()}
        item={{
          ...item,
          source: '한국일보',
          also: [{ source: 'صحيفة', title: 'Their title', link: 'https://paper.example/1', language: 'ar' }],
        }}
      />,
    );
    expect(korean).toContain('<span lang="ko" class');
    expect(korean).toContain('<span lang="ar" dir="rtl">صحيفة</span>');
    expect(html(<SourceLine city={thisCity()} item={item} />)).not.toContain('lang=');
  });

  test('gives the time in a machine-readable form', () => {
    expect(html(<SourceLine city={thisCity()} item={item} />)).toContain(
      'dateTime="2026-11-21T05:30:00.000Z"',
    );
  });

  test.each([
    ['Ana Ruiz', 'City Desk · By Ana Ruiz · Nov. 20'],
    ['By Ana Ruiz', 'City Desk · By Ana Ruiz · Nov. 20'],
    ['by ana ruiz', 'City Desk · by ana ruiz · Nov. 20'],
    ['Byron Bay', 'City Desk · By Byron Bay · Nov. 20'],
    ['news_desk2', 'City Desk · Nov. 20'],
    [undefined, 'City Desk · Nov. 20'],
  ])('shows the author %s if authors are shown', (author, line) => {
    expect(words(<SourceLine city={thisCity()} item={{ ...item, author }} showAuthor />)).toBe(line);
  });

  test('separates each further part with its own dot', () => {
    expect(html(<SourceLine city={thisCity()} item={item} />)).toContain(
      'City Desk</span><span><span aria-hidden="true">\u00A0· </span><time',
    );
  });

  test('omits the date if showDate is false', () => {
    expect(words(<SourceLine city={thisCity()} item={item} showDate={false} />)).toBe('City Desk');
  });

  test('says that a date is unknown, without a time element', () => {
    const undated = { ...item, pubDate: undefined };
    expect(words(<SourceLine city={thisCity()} item={undated} />)).toBe('City Desk · Unknown Date');
    expect(html(<SourceLine city={thisCity()} item={undated} />)).not.toContain('<time');
  });

  test.each([
    ['a hundred years', '2126-11-20T12:00:00Z'],
    ['two hours', '2026-11-21T07:40:00Z'],
  ])('shows no date that was %s in the future when the story arrived', (_, date) => {
    const early = { ...item, pubDate: new Date(date) };
    expect(words(<SourceLine city={thisCity()} item={early} />)).toBe('City Desk · Unknown Date');
    expect(html(<SourceLine city={thisCity()} item={early} />)).not.toContain('<time');
  });

  test('has the class source-parts when its parts are stacked', () => {
    expect(html(<SourceLine city={thisCity()} item={item} stacked />)).toContain(
      'class="source-parts source-stacked"',
    );
  });

  test.each([
    ['today', '2026-11-21T07:00:00Z', '9:30 p.m.', '9:30 p.m., November 20, 2026'],
    ['yesterday', '2026-11-22T07:00:00Z', 'Yesterday', '9:30 p.m., November 20, 2026'],
    ['an older day', '2026-12-01T20:00:00Z', 'Nov. 20', 'November 20, 2026'],
  ])('shortens the date of a story of %s unless the full date is wanted', (_, now, quiet, long) => {
    jest.setSystemTime(new Date(now));
    expect(words(<SourceLine city={thisCity()} item={item} />)).toBe(`City Desk · ${quiet}`);
    expect(words(<SourceLine city={thisCity()} item={item} longDates />)).toBe(`City Desk · ${long}`);
  });

  test('shows no time for a date without a time', () => {
    jest.setSystemTime(new Date('2026-11-21T07:00:00Z'));
    const day = { ...item, dayOnly: true as const };
    expect(words(<SourceLine city={thisCity()} item={day} />)).toBe('City Desk · Today');
    expect(words(<SourceLine city={thisCity()} item={day} longDates />)).toBe(
      'City Desk · November 20, 2026',
    );
    expect(html(<SourceLine city={thisCity()} item={day} />)).toContain('<time dateTime="2026-11-20"');
  });
});
