import { expect, test } from '@jest/globals';
import { languageOf } from '@/lib/base/text/language-of';

test.each([
  'Alcaldesa anuncia un plan para las familias de la ciudad',
  'Víctima de un choque en la autopista es identificada',
  'EVENTOS locales – semana del 6 de agosto. Regalo gratuito de mochilas para el regreso a clases',
])('Spanish: %s', (text) => {
  expect(languageOf(text)).toBe('es');
});

test.each([
  'Council votes on the budget. The vote comes after three hearings.',
  'La Habra, El Segundo, Los Alamitos: De la Cruz leads Las Posadas',
  'Fiesta de los Ninos returns to La Palma Park for the 20th year with music and food in the park',
  'El Niño',
  'Council budget',
  '',
])('not Spanish: %s', (text) => {
  expect(languageOf(text)).toBeUndefined();
});
