import { describe, expect, test } from '@jest/globals';
import { Headline } from '@/components/story/headline';
import { ItemDate } from '@/components/story/source-line';
import { anaheim } from '../../anaheim';
import { html, words } from '../../html';
import { event } from '../../lib/events/make-event';
import { newsItem } from '../../news-items';
import '../../with-anaheim';
import '../../open-cities';
import { thisCity } from '../../this-city';

describe('ItemDate', () => {
  test('shows the day, hours and place of an event, never the date of its announcement', () => {
    const date = <ItemDate city={thisCity()} item={newsItem({ event: event({}) })} />;
    expect(words(date)).toBe('November 25, 2026 · 2–3:30 p.m. · Central Library');
    expect(html(date)).toContain('dateTime="2026-11-25T14:00:00-08:00"');
  });

  test('shows when a headline was published', () => {
    expect(words(<ItemDate city={thisCity()} item={newsItem({})} />)).toContain('November 20, 2026');
  });
});

test('links the headline of an event to its own page', () => {
  const item = newsItem({ event: event({ id: 'walk-0123456789' }) });
  expect(html(<Headline city={anaheim} item={item} size="card" />)).toContain(
    'href="/events/walk-0123456789"',
  );
});
