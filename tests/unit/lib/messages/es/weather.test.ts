import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { skyInSpanish, warningInSpanish } from '@/lib/messages/es/weather';

test.each([
  ['Sunny', 'Soleado'],
  ['Mostly Sunny then Slight Chance Rain', 'Mayormente soleado, luego ligera probabilidad de lluvia'],
  ['Patchy Fog', 'Niebla en algunas zonas'],
  ['Rain Showers Likely', 'Alta probabilidad de chubascos'],
  ['Partly Cloudy and Windy', 'Parcialmente nublado, con viento'],
  ['Volcanic Ash', undefined],
  ['Sunny then Volcanic Ash', undefined],
])('skyInSpanish translates the sky condition %j to %j', (english, spanish) => {
  expect(skyInSpanish(english)).toBe(spanish);
});

test.each(['anaheim', 'anaheim-es'])(
  'skyInSpanish translates every sky condition in the sample weather of %s',
  (city) => {
    const file = readFileSync(`lib/cities/${city}/sample/weather.json`, 'utf8');
    const skies = [...file.matchAll(/"(?:words|night)": "([^"]*)"/g)].map(([, words = '']) => words);
    expect(skies.filter((words) => skyInSpanish(words) === undefined)).toEqual([]);
  },
);

test.each([
  ['Red Flag Warning', 'Aviso de bandera roja por peligro de incendio'],
  ['Flash Flood Watch', 'Vigilancia de inundación repentina'],
  ['Evacuation - Immediate', 'Orden de evacuación'],
  ['Special Weather Statement', 'Alerta'],
])('warningInSpanish writes the English name %j after the Spanish name %j', (english, spanish) => {
  expect(warningInSpanish(english)).toBe(`${spanish} (${english})`);
});
