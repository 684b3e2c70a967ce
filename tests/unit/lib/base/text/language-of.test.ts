import { describe, expect, test } from '@jest/globals';
import { languageAttributes, languageOf } from '@/lib/base/text/language-of';

describe('of a text whose feed declares nothing', () => {
  test.each([
    ['es', 'Alcaldesa anuncia un plan para las familias de la ciudad'],
    ['es', 'Víctima de un choque en la autopista es identificada'],
    ['es', 'EVENTOS locales – semana del 6 de agosto. Regalo gratuito de mochilas para el regreso a clases'],
    ['vi', 'Hội đồng thành phố Anaheim bỏ phiếu về ngân sách'],
    ['ko', '애너하임 시의회, 새 예산안 승인 (2026)'],
    ['zh', '安那翰市议会批准新预算'],
    ['ja', 'アナハイム市議会が予算を承認'],
    ['ar', 'مجلس مدينة أنهايم يوافق على الميزانية الجديدة'],
  ])('%s: %s', (language, text) => {
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
  ])('English: %s', (text) => {
    expect(languageOf(text)).toBeUndefined();
  });
});

test.each([
  ['a short one is in it', 'es-MX', 'Anaheim Ducks', 'es-MX'],
  ['a sentence of it keeps its region', 'es-MX', 'La ciudad anuncia un plan para las familias', 'es-MX'],
  ['its letters are those of the language', 'fa', 'شورای شهر بودجه را تصویب کرد', 'fa'],
  ['English says nothing', 'en-US', 'Council votes on the budget', undefined],
  ['plain English is not in it', 'es', 'What the vote on the budget means for you', undefined],
  ['plain Spanish is not English', 'en', 'El alcalde anuncia un plan para las familias', 'es'],
  ['Latin letters are not Korean', 'ko', 'Anaheim Ducks sign goalie', undefined],
  ['Arabic letters are not English', 'en', 'مجلس المدينة يوافق على الميزانية', 'ar'],
])('of a text whose feed declares a language: %s', (_, declared, text, language) => {
  expect(languageOf(text, declared)).toBe(language);
});

test('an element says its language, and where it is read from the right', () => {
  expect(languageAttributes(undefined)).toEqual({});
  expect(languageAttributes('vi')).toEqual({ lang: 'vi' });
  expect(languageAttributes('fa-IR')).toEqual({ lang: 'fa-IR', dir: 'rtl' });
});
