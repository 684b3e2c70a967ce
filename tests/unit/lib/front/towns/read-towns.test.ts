import { describe, expect, jest, test } from '@jest/globals';
import type { LocalEvent } from '@/lib/news/event';
import type { Place } from '@/lib/news/news-item';
import { anaheim } from '../../../anaheim';
import { merida } from '../../../small-cities';
import { event } from '../../events/make-event';
import { aged, material } from '../front-material';
import '../../../served-city';

let events: LocalEvent[] = [];
jest.unstable_mockModule('@/lib/events/event-store', () => ({
  upcomingEvents: async () => ({ state: 'events', events }),
}));
const { eventsIn, townNews } = await import('@/lib/front/towns/read-towns');
const { townsOf } = await import('@/lib/front/towns/town-list');
const { frontPage } = await import('@/lib/front/make-pages');

const of = (local: Place, age = 1, title = `A story of ${age} hours`) => aged(age, { local, title });
const fullerton: Place = { reach: 'county', town: 'Fullerton' };

/** Returns the titles of the stories by town. */
function titlesByTown(lists: Parameters<typeof material>[0]): Record<string, string[]> {
  const all = townNews(anaheim, material(lists), townsOf(anaheim));
  return Object.fromEntries(
    all.map(({ town, stories }) => [town.name, stories.map(({ item }) => item.title)]),
  );
}

describe('the stories of a town', () => {
  test('come from all sections, newest first, each story once', () => {
    const [old, young] = [of(fullerton, 5), of(fullerton, 2)];
    const lists = { 'local-news': [old], sports: [young, old] };
    expect(titlesByTown(lists)).toEqual({ Fullerton: [young.title, old.title] });
  });

  test('for the city itself, include stories that name no town and stories about its parts', () => {
    const unnamed = of({ reach: 'town' }, 1, 'The council meets');
    const part = of({ reach: 'town', town: 'Anaheim', part: 'Anaheim Hills' }, 2, 'A fire in the hills');
    expect(titlesByTown({ 'local-news': [unnamed, part] })).toEqual({
      Anaheim: [unnamed.title, part.title],
      'Anaheim Hills': [part.title],
    });
  });

  test.each([
    ['about the county', { reach: 'county' }],
    ['about the region', { reach: 'region', town: 'Los Angeles' }],
    ['without a place', undefined],
  ] as const)('exclude stories %s', (_, local) => {
    expect(titlesByTown({ 'local-news': [aged(1, { local })] })).toEqual({});
  });
});

test('a town’s page lists all of its stories, as many as the front page counts', () => {
  const twin = { local: fullerton, title: 'A bridge over the river opens today' };
  const column = 'Letters to the editor';
  const many = Array.from({ length: 70 }, (_, at) => of(fullerton, at));
  const lists = {
    'local-news': [
      aged(1, twin),
      aged(2, twin),
      ...many,
      of(fullerton, 1, column),
      of(fullerton, 40, column),
    ],
    sports: many,
  };
  const [page] = townNews(anaheim, material(lists), townsOf(anaheim));
  expect(page?.stories).toHaveLength(72);
  expect(frontPage(material(lists)).townCounts.get('Fullerton')).toBe(72);
});

test.each([
  ['A concert', 'Muckenthaler Center', '1201 W. Malvern Ave., Fullerton, CA 92833', 'Fullerton'],
  ['A fair', undefined, '12 Main Street, Orange, CA', 'Orange'],
  ['Old Towne Orange Street Fair', undefined, undefined, 'Orange'],
  ['A hike', 'Oak Canyon Nature Center', '6700 E. Walnut Canyon Road, Anaheim, CA 92807', 'Anaheim Hills'],
  ['A meeting', 'Council Chambers', undefined, 'Anaheim'],
])('eventsIn lists the event “%s” (place: %s; address: %s) under %s', async (title, place, address, name) => {
  events = [event({ title, place, address })];
  const found = await Promise.all(
    townsOf(anaheim).map(async (town) => (await eventsIn(anaheim, town, new Date())).length),
  );
  const names = townsOf(anaheim).flatMap((town, at) => (found[at] ? [town.name] : []));
  expect(names).toEqual(name === 'Anaheim Hills' ? ['Anaheim', name] : [name]);
});

test('townsOf lists the city, then its neighbors and parts by name, and nothing farther away', () => {
  const names = townsOf(anaheim).map((town) => town.name);
  expect(names.slice(0, 3)).toEqual(['Anaheim', 'Aliso Viejo', 'Anaheim Hills']);
  expect(names).not.toContain('Los Angeles');
  expect(new Set(names).size).toBe(names.length);
});

test('townsOf sorts town names by the rules of the city’s language', () => {
  const towns = ['Nuevo Laredo', 'Ñemby', 'Oaxaca', 'Ébano'];
  const places = towns.map((town) => ({ reach: 'county' as const, town, names: [town] }));
  const names = townsOf({ ...merida, locale: 'es-MX', local: { ...merida.local, places } }).map(
    ({ name }) => name,
  );
  expect(names).toEqual([merida.name, 'Ébano', 'Nuevo Laredo', 'Ñemby', 'Oaxaca']);
});
