import { describe, expect, test } from '@jest/globals';
import { Headline } from '@/components/story/headline';
import { ItemDate } from '@/components/story/source-line';
import { thisCity } from '@/lib/city/this-city';
import { html, words } from '../../html';
import { event } from '../../lib/events/make-event';
import { newsItem } from '../../news-items';
import '../../with-anaheim';
import '../../open-cities';

describe('the date of a story', () => {
  test('of an event is its day, hours and place, never that of the announcement', () => {
    const date = <ItemDate city={thisCity()} item={newsItem({ event: event({}) })} />;
    expect(words(date)).toBe('November 25, 2026 · 2–3:30 p.m. · Central Library');
    expect(html(date)).toContain('dateTime="2026-11-25T14:00:00-08:00"');
  });

  test('of a headline is when it was published', () => {
    expect(words(<ItemDate city={thisCity()} item={newsItem({})} />)).toContain('November 20, 2026');
  });
});

test('the headline of an event leads to its page here', () => {
  const item = newsItem({ event: event({ id: 'walk-0123456789' }) });
  expect(html(<Headline item={item} size="card" />)).toContain('href="/events/walk-0123456789"');
});
