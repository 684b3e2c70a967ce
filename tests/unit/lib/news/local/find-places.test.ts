import { describe, expect, test } from '@jest/globals';
import { findPlaces } from '@/lib/news/local/find-places';
import { placeIndex } from '@/lib/news/local/place-index';
import { noPlaces } from '../no-places';

const index = placeIndex({
  ...noPlaces,
  places: [
    { reach: 'town', town: 'Millbrook', names: ['Millbrook'] },
    { reach: 'county', town: 'Plum', names: [], unsure: ['Plum'] },
    { reach: 'county', town: 'Plum Hill', names: ['Plum Hill'] },
    { reach: 'region', town: 'Big Port', names: [], unsure: ['BP'] },
    { reach: 'state', names: [], unsure: ['Golden'] },
  ],
  notPlaces: ['Millbrook cheese'],
});

const names = (text: string) => findPlaces(text, index).near.map(({ reach, town }) => town ?? reach);

describe('a name that is also a common word', () => {
  test.each(['in', 'near', 'of', 'from', 'at'])('is a place after "%s"', (word) => {
    expect(names(`A dance ${word} Plum`)).toEqual(['Plum']);
  });

  test.each(
    'police council councilmember mayor unified residents resident city school schools officials fire homeowners'.split(
      ' ',
    ),
  )('is a place before "%s"', (word) => {
    expect(names(`Plum ${word} say so`)).toEqual(['Plum']);
  });

  test.each(['Plum', 'Plum jam in a jar', 'Police like a plum jam'])('is not a place in "%s"', (text) => {
    expect(names(text)).toEqual([]);
  });

  test('is a place even without a word such as police next to it if the place is farther away', () => {
    expect(names('BP pays, Golden waits')).toEqual(['Big Port', 'state']);
  });
});

describe('the name of a hospital or a destination', () => {
  test.each([
    'Millbrook Hospital names a new chief',
    'Millbrook General Hospital study finds a link',
    'New wing for Millbrook Regional Medical Center',
    'El Hospital Civil de Millbrook estrena quirófano',
    'Clínica Millbrook abre en otra ciudad',
    'millbrook general hospital study',
    'Flights from the coast to Millbrook get cheaper',
    'Aerolínea anuncia vuelos directos a Millbrook',
    'Win two trips to Millbrook',
  ])('is not a place in “%s”', (text) => {
    expect(names(text)).toEqual([]);
  });

  test.each([
    ['UC BP studies bees', []],
    ['University of BP studies bees', []],
    ['A student is missing in BP', ['Big Port']],
    ['UC Millbrook studies bees', ['Millbrook']],
  ])('names a distant university rather than its town: “%s” is in %j', (text, places) => {
    expect(names(text)).toEqual(places);
  });

  test.each([
    'Millbrook hospital evacuated after fire',
    'Heridos llegan a un hospital de Millbrook',
    'Flights from Millbrook resume',
    'Residents go to Millbrook to vote',
    'Millbrook police visit General Hospital',
    'Fire near Millbrook Hospital, in Millbrook',
  ])('does not hide the place in “%s”', (text) => {
    expect(names(text)).toEqual(['Millbrook']);
  });
});

test('the longest name is a place, and shorter names inside it are not', () => {
  expect(names('Fair at Plum Hill, then Millbrook')).toEqual(['Plum Hill', 'Millbrook']);
});

test('findPlaces returns every field of a place', () => {
  expect(findPlaces('Millbrook votes', index)).toEqual({
    near: [{ reach: 'town', town: 'Millbrook', unsure: false, takesIn: false }],
    otherStates: 0,
  });
});

test('the phrase “Millbrook cheese” is not a place, and does not hide the town elsewhere in the text', () => {
  expect(names('Millbrook cheese from Millbrook')).toEqual(['Millbrook']);
});

test('findPlaces counts the names of other states and ignores a place name in front of a state’s name', () => {
  expect(findPlaces('Millbrook, Ohio, and Millbrook, N.J.', index)).toEqual({ near: [], otherStates: 2 });
});

describe('a name that is also a common word', () => {
  test.each(['Crews in plum vests', 'Jam from plum trees', 'A ship named bp'])(
    'is not a place in lowercase: "%s"',
    (text) => {
      expect(names(text)).toEqual([]);
    },
  );

  test('is a place if it is capitalized, with or without accents or punctuation', () => {
    const places = [{ reach: 'county', town: 'Río d’Oro', names: [], unsure: ['Río d’Oro'] }] as const;
    const local = placeIndex({ ...noPlaces, places });
    const found = (text: string) => findPlaces(text, local).near.length;
    expect(['A fair in Rio d’Oro', "FIRE IN RÍO D'ORO", 'A fair at río d’oro'].map(found)).toEqual([1, 1, 0]);
  });

  test.each([
    ['crews in plum vests', []],
    ['bp pays golden boots', []],
    ['plum police say so', ['Plum']],
  ])('in lowercase, as in a URL, is a place only before a word such as police: "%s"', (address, towns) => {
    expect(names(address)).toEqual(towns);
  });
});

describe('a road’s name', () => {
  test.each([
    'Two die on Millbrook Street. Police say so',
    'Crash on Millbrook Avenue Kills Two',
    'The Millbrook Freeway is closed',
    'The southbound Millbrook (5) Freeway is closed',
    'crash on millbrook freeway',
  ])('is not a place in “%s”', (text) => {
    expect(names(text)).toEqual([]);
  });

  test.each([
    'Millbrook street vendors rally',
    'Millbrook Street Vendors Rally',
    'Millbrook man hit on the freeway',
    'On Millbrook Street, in Millbrook',
  ])('does not hide the town in “%s”', (text) => {
    expect(names(text)).toEqual(['Millbrook']);
  });

  test('is not taken for another state even if it is a state’s name', () => {
    expect(findPlaces('A crash on Nevada Street and Ohio Avenue', index).otherStates).toBe(0);
  });
});
