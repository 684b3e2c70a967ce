import { describe, expect, test } from '@jest/globals';
import { LocatorMap } from '@/components/maps/locator-map';
import { MapShapes } from '@/components/maps/map-shapes';
import { TownMap } from '@/components/maps/town-map';
import type { City } from '@/lib/city/city-type';
import { locatorOf } from '@/lib/maps/city-map';
import { newsMarkers } from '@/lib/maps/town-markers';
import { html } from '../../html';
import { city } from '../../served-city';

const withoutMap = { ...city, map: undefined };

function locator(shown: City, town: string): string {
  const place = locatorOf(shown, town);
  return html(place && <LocatorMap locator={place} />);
}

describe('a locator map', () => {
  test.each([
    ['Fullerton', 'en-US', 'Map: Fullerton, north of Anaheim in Orange County'],
    ['Anaheim', 'en-US', 'Map: Anaheim, in Orange County'],
    ['Fullerton', 'es-US', 'Mapa: Fullerton, al norte de Anaheim'],
  ])('has a label that says where %s is (locale %s)', (town, locale, sentence) => {
    expect(locator({ ...city, locale }, town)).toContain(`role="img" aria-label="${sentence}`);
  });

  test('reuses the outlines that are defined once per page', () => {
    expect(locator(city, 'Fullerton')).toContain('href="#map-land"');
    expect(html(<MapShapes city={city} />).match(/id="map-land"/g)).toHaveLength(1);
    expect(locator(city, 'Fullerton').length).toBeLessThan(600);
  });

  test('is a plain disc for a city without outlines', () => {
    expect(locator(withoutMap, 'Anaheim')).toMatch(/<circle(?!.*<use)/);
    expect(html(<MapShapes city={withoutMap} />)).toBe('');
  });
});

describe('a map of towns', () => {
  const counts = new Map([
    ['Anaheim', 84],
    ['Fullerton', 2],
  ]);

  test('shows the city’s headline count and names towns and the sea, all hidden from screen readers', () => {
    const map = html(<TownMap city={city} markers={newsMarkers(city, counts)} />);
    expect(map).toMatch(/^<svg[^>]* aria-hidden="true"/);
    for (const part of ['>84</text>', '>Fullerton</text>', '>Pacific</tspan>']) expect(map).toContain(part);
  });

  test('is left out for a city without outlines', () => {
    expect(html(<TownMap city={withoutMap} markers={[]} />)).toBe('');
  });
});
