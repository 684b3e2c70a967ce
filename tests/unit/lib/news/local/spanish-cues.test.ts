import { expect, test } from '@jest/globals';
import type { CityLocal } from '@/lib/city/schema/news';
import { readPlace } from '@/lib/news/local/read-place';
import { item } from '../make-item';
import { noPlaces } from '../no-places';

const border: CityLocal = {
  ...noPlaces,
  places: [
    { reach: 'town', town: 'Brownsville', names: ['city of Brownsville'], unsure: ['Brownsville'] },
    { reach: 'county', town: 'Stanton', names: [], unsure: ['Stanton'] },
    { reach: 'county', names: ['Cameron County'] },
    { reach: 'state', names: ['Texas'] },
  ],
};
const read = (title: string) =>
  readPlace(item({ title, description: '', declaredLanguage: 'es' }), border, 'region');

test.each([
  'Brownsville aprueba presupuesto de 210 millones',
  'Detienen a sospechoso en Brownsville',
  'Policía de Brownsville busca a un hombre',
  'Distrito Escolar de Brownsville cierra dos primarias',
  'Bomberos de Brownsville rescatan a un niño',
  'Habrá feria en la ciudad de Brownsville',
  'Comunidad de Brownsville despide a maestro',
  'CABILDO DE BROWNSVILLE APRUEBA OBRA',
])('a Spanish story is local because of the words next to the town’s name: %s', (title) => {
  expect(read(title)).toMatchObject({ reach: 'town', town: 'Brownsville', isLocal: true });
});

test.each([
  ['Vecinos de Stanton piden semáforo', 'Stanton'],
  ['Choque en Stanton deja dos heridos', 'Stanton'],
  ['Alcaldesa de Stanton da su informe', 'Stanton'],
  ['El condado de Cameron cierra playas', undefined],
])('a Spanish story is from the county: %s', (title, town) => {
  const { reach, isLocal, town: there } = read(title);
  expect([reach, isLocal, there]).toEqual(['county', true, town]);
});

test.each([
  'Stanton conecta jonrón y ganan los Yanquis',
  'Otro jonrón de Stanton en la novena',
  'Choque en la avenida Brownsville de Houston',
  'Hombre muere en Brownsville, Nueva York',
  'Actriz llamada Kim Brownsville gana premio',
])('a Spanish story is not local if the name is a person’s, a road’s or another town’s: %s', (title) => {
  expect(read(title).isLocal).toBe(false);
});

test.each([
  'Nueva York elige alcalde',
  'Renuncia el gobernador de Nuevo México',
  'Venezuela libera a cien presos',
  'México exige explicaciones a la Casa Blanca',
])('a Spanish story is from far away because of the place that it names: %s', (title) => {
  expect(read(title).reach).toBe('elsewhere');
});

test.each([
  'Consulado de México abre más horas',
  'Israel Ruiz dirige la orquesta',
  'Chile, tomate y maíz: crece el huerto escolar',
  'México recibe a un maestro de Brownsville',
])('a country’s name alone does not make a Spanish story one from far away: %s', (title) => {
  expect(read(title).reach).not.toBe('elsewhere');
});

test.each([
  'Brownsville approves budget',
  'A man of Stanton en route',
  'Policia de Stanton boutique to open',
])('Spanish cue words have no effect in an English story: %s', (title) => {
  const english = (language?: string) =>
    readPlace(item({ title, description: '', declaredLanguage: language }), border, 'region');
  expect(english('en')).toEqual(english());
});
