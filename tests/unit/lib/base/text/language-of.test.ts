import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { languageAttributes, languageOf } from '@/lib/base/text/language-of';

describe('languageOf without a declared language', () => {
  test.each([
    ['es', 'Alcaldesa anuncia un plan para las familias de la ciudad'],
    ['es', 'Víctima de un choque en la autopista es identificada'],
    ['es', 'EVENTOS locales – semana del 6 de agosto. Regalo gratuito de mochilas para el regreso a clases'],
    ['vi', 'Hội đồng thành phố Anaheim bỏ phiếu về ngân sách'],
    ['ko', '애너하임 시의회, 새 예산안 승인 (2026)'],
    ['zh', '安那翰市议会批准新预算'],
    ['ja', 'アナハイム市議会が予算を承認'],
    ['ar', 'مجلس مدينة أنهايم يوافق على الميزانية الجديدة'],
  ])('returns %s for: %s', (language, text) => {
    expect(languageOf(text)).toBe(language);
  });

  test.each([
    'Council votes on the budget. The vote comes after three hearings.',
    'La Habra, El Segundo, Los Alamitos: De la Cruz leads Las Posadas',
    'Fiesta de los Ninos returns to La Palma Park for the 20th year with music and food in the park',
    'Chef Nguyễn Văn Thiệu opens a second restaurant on Brookhurst Street in Little Saigon',
    'El Niño',
    'The exhibition 花樣年華 opens at the museum on Saturday',
    'Council budget',
    '',
  ])('returns undefined, which means English, for: %j', (text) => {
    expect(languageOf(text)).toBeUndefined();
  });
});

type Headlines = { spanish: string[]; english: string[] };
const text = readFileSync('tests/unit/lib/base/text/headlines.yaml', 'utf8');
const { spanish, english } = parse(text) as Headlines;

test.each(spanish)('languageOf recognizes Spanish, even in a feed declared English: %s', (text) => {
  expect(languageOf(text)).toBe('es');
  expect(languageOf(text, 'en-US')).toBe('es');
  expect(languageOf(text, 'es-MX', 'es-US')).toBeUndefined();
});

test.each(english)('languageOf recognizes English with Spanish names: %s', (text) => {
  expect(languageOf(text)).toBeUndefined();
  expect(languageOf(text, 'en')).toBeUndefined();
});

test.each([
  ['Condado destina 12 millones a reparar caminos rurales', 'es', 'en', 'es'],
  ['Selección femenil golea 5-0 a Honduras', 'es-HN', 'en', 'es-HN'],
  ['Los Angeles Dodgers', 'es', 'en', 'es'],
  ['Council votes to raise the water rates', 'es', 'es-US', 'en'],
  ['Council votes to raise the water rates', '', 'es-US', 'en'],
  ['Angels sign Luis Garcia', '', 'es-US', undefined],
  ['Angels sign Luis Garcia', 'en-US', 'es-US', 'en-US'],
  ['Governo anuncia uma nova escola para as crianças', 'pt-BR', 'en', 'pt-BR'],
  ['Un homme est mort dans une rue de la ville', '', 'en', undefined],
  ['Le maire annonce un plan pour les écoles', 'fr', 'en', 'fr'],
])(
  'languageOf, for “%s” in a feed declared “%s” on a site in %s, returns %s',
  (text, declared, site, language) => {
    expect(languageOf(text, declared, site)).toBe(language);
  },
);

test.each([
  ['accepts it for a short title', 'es-MX', 'Anaheim Ducks', 'es-MX'],
  ['keeps its region for a sentence', 'es-MX', 'La ciudad anuncia un plan para las familias', 'es-MX'],
  ['accepts it if the letters fit', 'fa', 'شورای شهر بودجه را تصویب کرد', 'fa'],
  ['returns undefined for English', 'en-US', 'Council votes on the budget', undefined],
  ['rejects it for clearly English text', 'es', 'What the vote on the budget means for you', undefined],
  ['rejects English for clearly Spanish text', 'en', 'El alcalde anuncia un plan para las familias', 'es'],
  ['rejects Korean for Latin letters', 'ko', 'Anaheim Ducks sign goalie', undefined],
  ['rejects English for Arabic letters', 'en', 'مجلس المدينة يوافق على الميزانية', 'ar'],
])('languageOf with a declared language: %s', (_, declared, text, language) => {
  expect(languageOf(text, declared)).toBe(language);
});

test('languageAttributes returns the language, and its direction if it is written right to left', () => {
  expect(languageAttributes(undefined)).toEqual({});
  expect(languageAttributes('vi')).toEqual({ lang: 'vi' });
  expect(languageAttributes('fa-IR')).toEqual({ lang: 'fa-IR', dir: 'rtl' });
});
