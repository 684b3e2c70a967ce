import { describe, expect, test } from '@jest/globals';
import type { FrontPage, FrontStory } from '@/lib/front/front-page';
import { illustratedFront } from '@/lib/front/illustrate';
import type { NewsItem, Place } from '@/lib/news/news-item';
import { newsItem } from '../../news-items';
import '../../with-anaheim';
import '../../open-cities';
import { thisCity } from '../../this-city';

const now = new Date('2026-11-28T12:00:00Z');
const story = (title: string, local?: Place, kind?: NewsItem['kind']): FrontStory => ({
  item: newsItem({ id: title, title, ...(local && { local }), ...(kind && { kind }) }),
  feedKey: 'local-news',
});

/** The pictures that the stories get, in the order of the page. */
function pictures(...[lead, ...seconds]: FrontStory[]): string[] {
  const blocks = { 'local-news': [], business: [], politics: [], health: [] };
  const page: FrontPage = {
    ...(lead && { lead }),
    seconds,
    nearby: [],
    townCounts: new Map(),
    blocks,
    inSpanish: [],
    wall: [],
    more: [],
    failed: [],
  };
  const { lead: first, seconds: others } = illustratedFront(thisCity(), page, now);
  return [...(first ? [first] : []), ...others].map(
    ({ photo, locator, figure, drawing }) =>
      photo ?? locator?.town ?? figure?.text ?? (drawing ? 'drawing' : 'none'),
  );
}

const fullerton: Place = { reach: 'county', town: 'Fullerton' };
const anaheim: Place = { reach: 'town' };
const fatal = 'Man killed in shooting near park';

describe('the picture of a story without a photo', () => {
  test('is a map of a neighboring town that it names, before a number', () => {
    expect(pictures(story('Council approves $4.1 million park', fullerton))).toEqual(['Fullerton']);
  });

  test('is a map of each town once', () => {
    expect(pictures(story('A library opens', fullerton), story('A school opens', fullerton))[1]).not.toBe(
      'Fullerton',
    );
  });

  test('is no map of the readers’ own city, except for grave news', () => {
    expect(pictures(story('A library opens', anaheim))).not.toEqual(['Anaheim']);
    expect(pictures(story(fatal, anaheim))).toEqual(['Anaheim']);
  });

  test('is nothing but a map for grave news', () => {
    expect(pictures(story('5 killed in crash'), story(fatal, fullerton))).toEqual(['none', 'Fullerton']);
  });

  test('is no map of a town that is only guessed, or not on the map', () => {
    const guessed = story('A library opens', { ...fullerton, isGuessed: true });
    const unknown = story('A museum opens', { reach: 'county', town: 'Nowhere' });
    expect(pictures(guessed, unknown)).not.toContain('Fullerton');
  });

  test('is the photo where there is one', () => {
    expect(pictures({ ...story('A library opens', fullerton), photo: 'https://a.example/p.jpg' })).toEqual([
      'https://a.example/p.jpg',
    ]);
  });
});
