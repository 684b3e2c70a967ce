import { describe, expect, test } from '@jest/globals';
import tzLookup from '@photostructure/tz-lookup';
import { distance, findTown, placeKey, readTowns } from '@/scripts/new-city/towns';

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
