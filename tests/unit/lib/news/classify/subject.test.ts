import { expect, test } from '@jest/globals';
import { subjectsOf } from '@/lib/news/classify/subject';
import { item } from '../make-item';

const news = { kind: 'news' } as const;

test.each([
  ['a game', { kind: 'sport' }, ['sports']],
  ['what its publisher files there', { ...news, categories: ['High School Sports', 'Brea'] }, ['sports']],
  ['by the folder of its address', { ...news, link: 'https://a.example/business/jobs-here/1' }, ['business']],
  ['of two subjects', { ...news, categories: ['Housing', 'Local Government'] }, ['politics', 'real-estate']],
  ['in Spanish', { ...news, categories: ['Deportes', 'Economía'] }, ['sports', 'business']],
  ['of a council, by its headline', { ...news, title: 'City council passes the budget' }, ['politics']],
  ['of an alcaldía', { ...news, title: 'Alcaldía aprueba el presupuesto' }, ['politics']],
  ['advice on a council', { kind: 'service', title: 'How to write to the city council' }, []],
  ['opinion alone', { kind: 'opinion', categories: ['Sports'] }, ['opinion']],
  ['a digest', { kind: 'roundup', categories: ['Sports'] }, []],
  ['words that only begin so', { ...news, categories: ['Sportsmanship award', 'Artesia'] }, []],
  ['of none', { ...news, categories: ['News', 'Local'] }, []],
] as const)('classifies a story %s', (_, fields, subjects) => {
  expect([...subjectsOf(item(fields))]).toEqual(subjects);
});
