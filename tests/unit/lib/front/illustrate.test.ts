import { describe, expect, test } from '@jest/globals';
import { postLocator } from '@/lib/front/editors/post-locator';
import type { FrontPage, FrontStory } from '@/lib/front/front-page';
import { illustratedFront, illustratedLocal, illustratedSection } from '@/lib/front/illustrate';
import { frontPage } from '@/lib/front/make-pages';
import type { NewsItem, Place } from '@/lib/news/news-item';
import { anaheim } from '../../anaheim';
import { city } from '../../served-city';
import { item } from '../news/make-item';
import { material } from './front-material';

const now = new Date('2026-11-28T12:00:00Z');
const story = (title: string, local?: Place, kind?: NewsItem['kind']): FrontStory => ({
  item: item({ title, ...(local && { local }), ...(kind && { kind }) }),
  feedKey: 'local-news',
});

const empty = frontPage(material({}));
const many = (count: number) => Array.from({ length: count }, (_, at) => story(`Story ${at}`));

/** Returns the pictures of the stories, in page order. */
function pictures(...[lead, ...seconds]: FrontStory[]): string[] {
  const page: FrontPage = { ...empty, ...(lead && { lead }), seconds };
  const { lead: first, seconds: others } = illustratedFront(city, page, now);
  return [...(first ? [first] : []), ...others].map(
    ({ photo, locator, figure, drawing }) =>
      photo ?? locator?.town ?? figure?.text ?? (drawing ? 'drawing' : 'none'),
  );
}

const fullerton: Place = { reach: 'county', town: 'Fullerton' };
const inTown: Place = { reach: 'town' };
const fatal = 'Man killed in shooting near park';

describe('the picture of a story', () => {
  test('is a map of the neighboring town rather than a graphic of the headline’s number', () => {
    expect(pictures(story('Council approves $4.1 million park', fullerton))).toEqual(['Fullerton']);
  });

  test('is a map of the same town for only one story on the page', () => {
    const both = pictures(story('A library opens', fullerton), story('A school opens', fullerton));
    expect(both[1]).not.toBe('Fullerton');
  });

  test('is never a map of the readers’ own city, except for tragic news', () => {
    expect(pictures(story('A library opens', inTown))).not.toEqual(['Anaheim']);
    expect(pictures(story(fatal, inTown))).toEqual(['Anaheim']);
  });

  test('is never a drawing for tragic news: only a map or nothing', () => {
    expect(pictures(story('5 killed in crash'), story(fatal, fullerton))).toEqual(['none', 'Fullerton']);
  });

  test('is a map of the county for only one of the page’s tragic stories that name no town', () => {
    const county = (title: string) => story(title, { reach: 'county' });
    const all = pictures(county(fatal), county('5 killed in crash'), county('A library opens'));
    expect(all).toEqual(['Orange County', 'none', 'drawing']);
  });

  test('is never a map of a town that is only inferred or not on the map', () => {
    const guessed = story('A library opens', { ...fullerton, isGuessed: true });
    const unknown = story('A museum opens', { reach: 'county', town: 'Nowhere' });
    expect(pictures(guessed, unknown)).not.toContain('Fullerton');
  });

  test('is never a drawing that the video or the ad on the page uses', () => {
    const { video, sponsor } = city;
    const { seconds } = illustratedFront(city, { ...empty, seconds: many(60) }, now);
    const addresses = seconds.map(({ drawing }) => drawing?.src);
    expect(addresses).not.toContain(video?.poster?.src);
    expect(addresses).not.toContain(sponsor?.picture.src);
  });

  test('is its own photo if it has one', () => {
    const photo = 'https://a.example/p.jpg';
    expect(pictures({ ...story('A library opens', fullerton), photo })).toEqual([photo]);
  });
});

describe('a page without photos', () => {
  const wallOf = (more: FrontStory[]) => {
    const { wall, more: rest } = illustratedFront(city, { ...empty, more }, now);
    return [wall.length, rest.length];
  };

  test('moves as many of the remaining headlines into the grid as fill whole rows', () => {
    expect(wallOf(many(8))).toEqual([8, 0]);
    expect(wallOf([...many(7), story(fatal)])).toEqual([5, 3]);
  });

  test('has no grid if fewer than five stories may have drawings', () => {
    expect(wallOf([...many(4), story(fatal)])).toEqual([0, 5]);
  });
});

test('Local News has pictures for the featured story and the first five stories of its list', () => {
  const page = { ...empty, featured: story('A library opens'), latest: many(7) };
  const { featured, latest } = illustratedLocal(city, page, now);
  expect(featured?.drawing).toBeDefined();
  expect(latest.map(({ drawing }) => drawing !== undefined)).toEqual([...Array(5).fill(true), false, false]);
});

test('the third row of a section has no pictures, not even photos', () => {
  const rows = illustratedSection(
    city,
    'sports',
    many(20).map((one, at) => (at === 10 ? { ...one, photo: '/a.jpg' } : one)),
    now,
  );
  const isPictured = rows.map(({ photo, drawing }) => (photo ?? drawing) !== undefined);
  expect(isPictured).toEqual([...Array(10).fill(true), ...Array(5).fill(false), ...Array(5).fill(true)]);
});

const locate = (metaTitle: string, metaDescription = '') =>
  postLocator(anaheim, { metaTitle, metaDescription })?.town;

test.each([
  ['A Weekend in Fullerton', '', 'Fullerton'],
  ['How Anaheim Got Its Name', '', 'Anaheim'],
  ['A House Over the Sea', 'Laguna Beach keeps it open to visitors.', 'Laguna Beach'],
])(
  'postLocator returns a map of the town in the title or description of “%s”',
  (title, description, town) => {
    expect(locate(title, description)).toBe(town);
  },
);

test('postLocator returns no map for a post that names no town', () => {
  expect(locate('How to Read a Feed', 'Where headlines come from.')).toBeUndefined();
});
