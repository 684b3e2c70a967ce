import { describe, expect, test } from '@jest/globals';
import tzLookup from '@photostructure/tz-lookup';
import { readPlace } from '@/lib/news/local/read-place';
import { type CityLocal, findNeighbors, isUnsure, localWords } from '@/scripts/new-city/local-words';
import { distance, findTown, placeKey, readTowns } from '@/scripts/new-city/towns';
import { item } from '../../lib/news/make-item';

const towns = readTowns();

function found(text: string) {
  const home = findTown(text, towns);
  if (!home.ok) throw new Error(home.why);
  return home.value;
}

test.each([
  ['Boulder, Colorado', 'US-CO', 'Boulder County', 'America/Denver'],
  ['Boulder, CO, USA', 'US-CO', 'Boulder County', 'America/Denver'],
  ['Boulder, Jefferson, MT', 'US-MT', 'Jefferson County', 'America/Denver'],
  ['St. Louis, Missouri', 'US-MO', 'City of Saint Louis', 'America/Chicago'],
  ['New York, New York', 'US-NY', undefined, 'America/New_York'],
  ['Washington, DC', 'US-DC', undefined, 'America/New_York'],
  ['Haleʻiwa, Hawaiʻi', 'US-HI', 'Honolulu County', 'Pacific/Honolulu'],
  ['San Juan, Puerto Rico', 'US-PR', undefined, 'America/Puerto_Rico'],
  ['Merida, Yucatan', 'MX-YUC', undefined, 'America/Merida'],
  ['Saltillo, Coahuila', 'MX-COA', undefined, 'America/Monterrey'],
  ['Leeds, England', 'GB-ENG', undefined, 'Europe/London'],
  ['Singapore', 'SG', undefined, 'Asia/Singapore'],
])('findTown finds %s in the region %s', (text, region, county, zone) => {
  const { town } = found(text);
  expect(town.region).toBe(region);
  if (county) expect(town.county).toBe(county);
  expect(tzLookup(town.latitude, town.longitude)).toBe(zone);
});

test.each([
  ['boulder, co', 'Boulder'],
  ['St. Paul, Minnesota', 'St. Paul'],
  ['Saint Paul, Minnesota', 'Saint Paul'],
  ['New York, New York', 'New York'],
])('findTown finds “%s” and names it %s', (text, name) => {
  expect(found(text).name).toBe(name);
});

test.each([
  ['Xalapa, Veracruz', 'Xalapa', 'Xalapa de Enríquez'],
  ['xalapa, veracruz', 'Xalapa', 'Xalapa de Enríquez'],
  ['León, Guanajuato', 'León', 'León de los Aldama'],
  ['Juárez, Chihuahua', 'Juárez', 'Ciudad Juárez'],
  ['Queretaro, Mexico', 'Querétaro', 'Santiago de Querétaro'],
  ['Tucumán, Argentina', 'Tucumán', 'San Miguel de Tucumán'],
  ['Ciudad de México, Mexico', 'Ciudad de México', 'Mexico City'],
  ['Oaxaca de Juárez, Oaxaca', 'Oaxaca de Juárez', 'Oaxaca'],
  ['Heroica Puebla de Zaragoza, Puebla', 'Heroica Puebla de Zaragoza', 'Puebla'],
  ['Ft. Worth, Texas', 'Ft. Worth', 'Fort Worth'],
  ['La Paz, Baja California Sur', 'La Paz', 'La Paz'],
  ['Union, New Jersey', 'Union', 'Union'],
])('findTown finds “%s” and names it %s, although the table calls it %s', (text, name, long) => {
  const home = found(text);
  expect([home.name, home.town.name]).toEqual([name, long]);
});

test('findTown does not take a common name for the short form of a longer one', () => {
  expect(findTown('Juárez, Guerrero', towns)).toMatchObject({ ok: false });
});

describe('findTown rejects, with advice, the ambiguous or unknown name', () => {
  test.each([
    ['Springfield', '“Springfield” is the name of several places: Springfield, Greene County, Missouri; '],
    ['Bouldre, Colorado', 'check its spelling'],
    ['Boulder, Texas', 'There is Boulder, Boulder County, Colorado;'],
    ['', 'A city and its region are needed'],
  ])('%j', (text, why) => {
    expect(findTown(text, towns)).toEqual({ ok: false, why: expect.stringContaining(why) });
  });
});

test.each([
  ['Mérida', 'merida'],
  ['St. Louis', 'saint louis'],
  ['Winston-Salem', 'winston salem'],
  ['O’Fallon', 'o fallon'],
])('placeKey of %s is %s', (name, key) => {
  expect(placeKey(name)).toBe(key);
});

test.each([
  ['Longmont', { latitude: 40.1672, longitude: -105.1019 }, 22],
  ['Denver', { latitude: 39.7392, longitude: -104.9847 }, 39],
])('distance returns the kilometers from Boulder to %s', (_, place, km) => {
  expect(Math.round(distance({ latitude: 40.015, longitude: -105.2706 }, place))).toBe(km);
});

test('distance takes the short way across the date line', () => {
  const west = { latitude: 0, longitude: 179.5 };
  expect(distance(west, { latitude: 0, longitude: -179.5 })).toBeCloseTo(111.2, 0);
});

function home(text: string) {
  const found = findTown(text, towns);
  if (!found.ok) throw new Error(found.why);
  return found.value;
}

const known = new Map<string, CityLocal>();
function wordsFor(text: string, language: 'en' | 'es' = 'en'): CityLocal {
  const words = known.get(language + text) ?? localWords(home(text), towns, language);
  known.set(language + text, words);
  return words;
}

function townsOf({ places }: CityLocal, reach: string): string[] {
  return places.filter((place) => place.reach === reach).flatMap(({ town }) => town ?? []);
}

test.each([
  ['Boulder, Colorado', false],
  ['Springfield, Missouri', true],
  ['Superior, Colorado', true],
  ['Alpine, Texas', true],
  ['La Feria, Texas', true],
  ['Los Angeles, California', false],
])('isUnsure is true only for an ambiguous name: for %s, it is %s', (text, unsure) => {
  expect(isUnsure(home(text).town, towns)).toBe(unsure);
});

describe('localWords', () => {
  test('lists towns that are in the county or nearby as “county”, and large cities farther away as “region”', () => {
    const words = wordsFor('Boulder, Colorado');
    const around = townsOf(words, 'county');
    expect(townsOf(words, 'region')).toContain('Denver');
    const near = ['Longmont', 'Lafayette', 'Niwot', 'Nederland', 'Broomfield'];
    expect(around).toEqual(expect.arrayContaining(near));
    expect(around).not.toContain('Denver');
  });

  test.each(['Guelph, Ontario', 'Mérida, Yucatán', 'Boulder, Colorado'])(
    'lists every populated town within 25 km, but no neighborhoods: %s',
    (text) => {
      const { town } = home(text);
      const { near } = findNeighbors(town, towns);
      const close = towns.filter((one) => one.key !== town.key && distance(town, one) <= 25);
      const missing = close.filter(({ key }) => !near.some((one) => one.key === key));
      expect(missing.filter(({ population }) => population > 0)).toEqual([]);
      const names = near.map(({ name }) => name);
      if (text.startsWith('Guelph')) expect(names).toContain('Fergus');
      expect(names).not.toContain('Stanley Park');
    },
  );

  test('lists a large city across the border as “region”', () => {
    expect(townsOf(wordsFor('Brownsville, Texas'), 'region')).toContain('Matamoros');
  });

  test('lists the few other towns in the county of a remote town', () => {
    const words = wordsFor('Marfa, Texas');
    expect(townsOf(words, 'county')).toEqual(expect.arrayContaining(['Presidio', 'Alpine', 'Fort Davis']));
    expect(words.notPlaces).toEqual([]);
  });

  test.each([
    ['Council approves new bike lanes on Broadway in Boulder', true, 'Boulder'],
    ['Boulder County commissioners vote on open space', true, undefined],
    ['Boulder City dam tours resume', false, undefined],
    ['A superior court ruling on water', false, undefined],
    ['Crash in Superior, Colo., slows traffic near Boulder', true, 'Boulder'],
    ['Fire in Lafayette, La., destroys warehouse', false, undefined],
    ['Lafayette and Longmont students win awards', true, 'Longmont'],
    ['Snow closes I-70 across Colorado', false, undefined],
    ['Denver mayor presents budget', false, 'Denver'],
  ])('returns words for Boulder that classify “%s” correctly (local: %s)', (title, isLocal, town) => {
    const reading = readPlace(item({ title, description: '' }), wordsFor('Boulder, Colorado'));
    expect(reading.isLocal).toBe(isLocal);
    if (town) expect(reading.town).toBe(town);
  });

  test.each([
    ['El puente de Xalapa se cierra', true],
    ['Ayuntamiento de Xalapa de Enríquez sesiona', true],
    ['Anuncian vuelos a Xalapa', false],
    ['Balacera en Coatzacoalcos', false],
  ])(
    'returns words for Xalapa (short for Xalapa de Enríquez) that classify “%s” correctly (local: %s)',
    (title, isLocal) => {
      const words = wordsFor('Xalapa, Veracruz', 'es');
      expect(words.places[0]).toMatchObject({ town: 'Xalapa', names: ['Xalapa', 'Xalapa de Enríquez'] });
      expect(words.addressParts[0]?.part).toBe('xalapa');
      expect(words.farther?.filter((name) => name.includes('Xalapa'))).toEqual([]);
      expect(readPlace(item({ title, description: '' }), words).isLocal).toBe(isLocal);
    },
  );

  test('returns an ambiguous name only in unambiguous phrases', () => {
    const words = wordsFor('Springfield, Missouri');
    const read = (title: string) => readPlace(item({ title, description: '' }), words).isLocal;
    expect(read('Springfield City Council meets Tuesday')).toBe(true);
    expect(read('Fire in Springfield, Mo., leaves two homeless')).toBe(true);
    expect(read('Springfield wins the title')).toBe(false);
    expect(read('Shooting in Springfield, Mass.')).toBe(false);
  });

  test('returns Spanish phrases for a city whose language is Spanish', () => {
    const [own] = localWords(home('Springfield, Missouri'), towns, 'es').places;
    expect(own?.names).toEqual(expect.arrayContaining(['ciudad de Springfield', 'city of Springfield']));
  });

  test.each([
    ['Mérida, Yucatán', 'Balacera en Cancún deja dos muertos', '/policia/', false],
    ['Mérida, Yucatán', 'Acapulco: balacera deja dos muertos', '/policia/', false],
    ['Mérida, Yucatán', 'México recibe a la ONU', '/noticias/', false],
    ['Mérida, Yucatán', 'Vuelca en la carretera a Campeche', '/policia/', true],
    ['Guelph, Ontario', 'Canada’s inflation rate holds', '/business/', false],
    ['Guelph, Ontario', 'Environment Canada warns of high winds', '/weather/', true],
    ['Brownsville, Texas', 'Hidalgo County commissioners approve a bond', '/news/', false],
    ['Mérida, Yucatán', 'Un incendio en Guerrero', '/policia/', false],
    ['Mérida, Yucatán', 'La calle Guerrero se inunda', '/policia/', true],
    ['Mérida, Yucatán', 'Limosna para la iglesia de Guadalupe', '/policia/', true],
    ['Mérida, Yucatán', 'Ataque en Venezuela', '/policia/', false],
    ['Mérida, Yucatán', 'Choque en el Periférico', '/merida/', true],
    ['Mérida, Yucatán', 'Asesinan a un alcalde', '/mexico/', false],
    ['Guelph, Ontario', 'Premier of Quebec resigns', '/local-news/', false],
    ['Guelph, Ontario', 'Quake shakes islands', '/world-news/', false],
    ['Kingston, Ontario', 'Protesters rally in Kingston, Jamaica', '/news/', false],
  ])(
    'returns words for %s that classify “%s” in a local paper at %s correctly (local: %s)',
    (place, title, folder, isLocal) => {
      const one = item({ title, description: '', link: `https://paper.example${folder}a` });
      const words = wordsFor(place, place.startsWith('Mérida') ? 'es' : 'en');
      expect(readPlace(one, { ...words, isAbroad: true }, 'town').isLocal).toBe(isLocal);
    },
  );

  test('uses a county’s name alone only if it is unique in the country', () => {
    const county = (text: string) =>
      wordsFor(text).places.find(({ reach, town }) => reach === 'county' && !town);
    expect(county('Boulder, Colorado')).toEqual({ reach: 'county', names: ['Boulder County'] });
    expect(county('Anaheim, California')).toEqual({ reach: 'county', names: [], unsure: ['Orange County'] });
  });
});
