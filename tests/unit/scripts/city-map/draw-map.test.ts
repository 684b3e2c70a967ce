import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { cityMap } from '@/lib/city/schema/map';
import { drawMap, type MapCity } from '@/scripts/city-map/draw-map';
import { mapYaml } from '@/scripts/city-map/map-yaml';
import { readTowns } from '@/scripts/new-city/towns';

const towns = readTowns();

function cityOf(name: string, region: string, near: readonly string[] = []): MapCity {
  const [town] = towns.filter((one) => one.name === name && one.region === region);
  if (!town) throw new Error(`no ${name}`);
  return { ...town, near };
}

const kindsOf = (map: ReturnType<typeof drawMap>) => map?.layers.map(({ kind }) => kind);

describe('drawMap', () => {
  test.each<[string, string, string, string[]]>([
    ['a county on the coast', 'Anaheim', 'US-CA', ['land', 'home']],
    ['a county on the border', 'El Paso', 'US-TX', ['land', 'land', 'home']],
    ['an island', 'Honolulu', 'US-HI', ['home']],
    ['a town on a small island', 'Key West', 'US-FL', ['home']],
    ['a Mexican coast', 'Veracruz', 'MX-VER', ['home']],
    ['a Canadian lake', 'Toronto', 'CA-ON', ['home', 'lake', 'land']],
    ['the prairie', 'Calgary', 'CA-AB', ['home']],
  ])('shows %s', (_, name, region, kinds) => {
    expect(kindsOf(drawMap(cityOf(name, region), towns))).toEqual(kinds);
  });

  test('returns a map of less than 3,000 bytes', () => {
    for (const name of ['Anaheim', 'Fresno'])
      expect(mapYaml(drawMap(cityOf(name, 'US-CA'), towns) ?? fail()).length).toBeLessThan(3_000);
  });

  test('lists the city first, and includes a small town that its news covers', () => {
    const map = drawMap(cityOf('Anaheim', 'US-CA', ['Los Alamitos']), towns);
    const names = Object.keys(map?.towns ?? {});
    expect(names.slice(0, 2)).toEqual(['Anaheim', 'Santa Ana']);
    expect(names).toContain('Los Alamitos');
  });

  test('returns undefined for a place in the middle of the sea', () => {
    const nowhere = { name: 'X', latitude: 0, longitude: -140, population: 1, country: 'US', near: [] };
    expect(drawMap(nowhere, towns)).toBeUndefined();
  });

  test('returns a map that stays the same if it is written as YAML and read again', () => {
    const drawn = {
      ...(drawMap(cityOf('Boulder', 'US-CO'), towns) ?? fail()),
      sea: { at: [1, 2], en: 'A "B"', es: 'C' },
    } as const;
    expect(cityMap.parse(parse(mapYaml(drawn)))).toEqual(drawn);
  });
});

function fail(): never {
  throw new Error('no map was drawn');
}
