import { expect, test } from '@jest/globals';
import { skyInSpanish } from '@/lib/messages/es/sky';
import { warningInSpanish } from '@/lib/messages/es/warnings';

test.each([
  ['Sunny', 'Soleado'],
  ['Mostly Sunny then Slight Chance Rain', 'Mayormente soleado, luego ligera probabilidad de lluvia'],
  ['Patchy Fog', 'Niebla en algunas zonas'],
  ['Rain Showers Likely', 'Alta probabilidad de chubascos'],
  ['Partly Cloudy and Windy', 'Parcialmente nublado, con viento'],
  ['Volcanic Ash', undefined],
  ['Sunny then Volcanic Ash', undefined],
])('translates the sky %j to %j', (english, spanish) => {
  expect(skyInSpanish(english)).toBe(spanish);
});

test.each([
  ['Red Flag Warning', 'Aviso de bandera roja por peligro de incendio'],
  ['Flash Flood Watch', 'Vigilancia de inundación repentina'],
  ['Evacuation - Immediate', 'Orden de evacuación'],
  ['Special Weather Statement', 'Alerta'],
])('keeps the English name of %j after the Spanish: %j', (english, spanish) => {
  expect(warningInSpanish(english)).toBe(`${spanish} (${english})`);
});
