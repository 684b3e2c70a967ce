import { expect, test } from '@jest/globals';
import type { City } from '@/lib/city/city-type';
import { byTown } from '@/lib/front/towns/by-town';
import { boulder } from '../../../small-cities';
import { noPlaces } from '../../news/no-places';
import { story } from '../front-material';

const places: City['local']['places'] = [
  { reach: 'county', town: 'Fullerton', names: ['Fullerton'] },
  { reach: 'county', names: ['Orange County', 'OC'] },
];
const local = { ...noPlaces, places, takesIn: ['Southern California'] };
const of = (reach: 'town' | 'county' | 'region' | 'state', town?: string) =>
  story('local-news', 1, { local: { reach, town } });
const towns = (stories: ReturnType<typeof of>[], city: City = { ...boulder, name: 'Anaheim', local }) =>
  byTown(stories, city).map(({ town, stories: { length } }) => [town, length]);

test('byTown lists the city’s own stories first, then other towns by their newest story, then county and region', () => {
  const stories = [of('state', 'California'), of('region'), of('county', 'Fullerton'), of('county')];
  const own = of('town', 'Anaheim');
  expect(towns([...stories, own, of('county', 'Brea'), of('county', 'Fullerton')])).toEqual([
    ['Anaheim', 1],
    ['Fullerton', 2],
    ['Brea', 1],
    ['California', 1],
    ['Southern California', 1],
    ['Orange County', 1],
  ]);
});

test('byTown uses the name “Around the Region” if the city names neither county nor region', () => {
  const bare = { ...boulder, local: noPlaces };
  expect(towns([of('county'), of('region')], bare)).toEqual([['Around the Region', 2]]);
});
