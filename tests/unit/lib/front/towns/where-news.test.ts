import { expect, test } from '@jest/globals';
import type { FrontStory } from '@/lib/front/front-page';
import { countByTown, townOf, townsFirst } from '@/lib/front/towns/where-news';
import type { Place } from '@/lib/news/news-item';
import { event } from '../../events/make-event';
import { item } from '../../news/make-item';

const elm = { name: 'Elm', region: 'US-CA', locale: 'en-US' };
const story = (title: string, local?: Place): FrontStory => ({
  item: item({ title, local }),
  feedKey: 'local-news',
});

test.each<[string, Place | undefined, string | undefined]>([
  ['the town for a story from the city itself', { reach: 'town' }, 'Elm'],
  ['the town for a story from a neighbor', { reach: 'county', town: 'Oak' }, 'Oak'],
  ['the town for a story from a town of the region', { reach: 'region', town: 'Ash' }, 'Ash'],
  ['undefined for a story from the county that names no town', { reach: 'county' }, undefined],
  [
    'undefined for a story from the state, even if its town is “California”',
    { reach: 'state', town: 'California' },
    undefined,
  ],
  ['undefined for a story from an unknown place', undefined, undefined],
])('townOf returns %s', (_, local, town) => {
  expect(townOf(elm, story('A', local))).toBe(town);
});

const own = story('own', { reach: 'town' });
const oaks = ['oak1', 'oak2'].map((title) => story(title, { reach: 'county', town: 'Oak' }));
const ash = story('ash', { reach: 'county', town: 'Ash' });
const none = story('none');

test('countByTown counts a story only once even if two sections list it, and counts no events', () => {
  const concert = { ...ash, item: { ...ash.item, event: event() } };
  const counts = countByTown(elm, [own, ...oaks, ...oaks, none, concert]);
  expect(Object.fromEntries(counts)).toEqual({ Elm: 1, Oak: 2 });
});

test('townsFirst starts with one story from the city, then one from each town, busiest town first', () => {
  const stories = [none, ash, ...oaks, own];
  const titles = townsFirst(elm, stories, stories, countByTown(elm, stories)).map(({ item }) => item.title);
  expect(titles).toEqual(['own', 'oak1', 'ash', 'none', 'oak2']);
});
