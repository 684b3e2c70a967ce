import '../../open-cities';
import { describe, expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { LocatorMap } from '@/components/maps/locator-map';
import { MapShapes } from '@/components/maps/map-shapes';
import { TownMap } from '@/components/maps/town-map';
import type { City } from '@/lib/city/city-type';
import { locatorOf } from '@/lib/maps/city-map';
import { newsMarkers } from '@/lib/maps/town-markers';
import { thisCity } from '../../this-city';

const city = thisCity();

function locator(shown: City, town: string): string {
  const place = locatorOf(shown, town);
  if (!place) throw new Error(`${town} is not on the map`);
  return renderToStaticMarkup(<LocatorMap locator={place} />);
}

describe('a locator map', () => {
  test('says in a sentence where the town is', () => {
    expect(locator(city, 'Fullerton')).toContain(
      'role="img" aria-label="Map: Fullerton, north of Anaheim in Orange County"',
    );
    expect(locator(city, city.name)).toContain('aria-label="Map: Anaheim, in Orange County"');
  });

  test('reuses the outlines that are defined once per page', () => {
    expect(locator(city, 'Fullerton')).toContain('href="#map-land"');
    expect(renderToStaticMarkup(<MapShapes city={city} />).match(/id="map-land"/g)).toHaveLength(1);
    expect(locator(city, 'Fullerton').length).toBeLessThan(600);
  });

  test('is a plain disc for a city without outlines', () => {
    const bare = { ...city, map: undefined };
    expect(locator(bare, city.name)).not.toContain('<use');
    expect(renderToStaticMarkup(<MapShapes city={bare} />)).toBe('');
  });

  test('is labeled in Spanish on a Spanish edition', () => {
    const spanish = { ...city, locale: 'es-US' };
    expect(locator(spanish, 'Fullerton')).toContain('Mapa: Fullerton, al norte de Anaheim');
  });
});

describe('a map of towns', () => {
  const counts = new Map([
    ['Anaheim', 84],
    ['Fullerton', 2],
  ]);
  const html = renderToStaticMarkup(<TownMap city={city} markers={newsMarkers(city, counts)} />);

  test('is hidden from screen readers, which read the list instead', () => {
    expect(html).toMatch(/^<svg[^>]* aria-hidden="true"/);
  });

  test('shows the city’s number of headlines, and the names of the sea and the towns', () => {
    expect(html).toContain('>84</text>');
    expect(html).toContain('>Fullerton</text>');
    expect(html).toContain('>Pacific</tspan>');
  });

  test('is left out for a city without outlines', () => {
    expect(renderToStaticMarkup(<TownMap city={{ ...city, map: undefined }} markers={[]} />)).toBe('');
  });
});
