import { expect, test } from '@jest/globals';
import { subjectsOf } from '@/lib/news/classify/subject';
import { item } from '../make-item';

const news = { kind: 'news' } as const;

test.each([
  ['as sports if it is a game', { kind: 'sport' }, ['sports']],
  ['by its publisher’s category', { ...news, categories: ['High School Sports', 'Brea'] }, ['sports']],
  ['by the folder of its address', { ...news, link: 'https://a.example/business/jobs-here/1' }, ['business']],
  [
    'by two categories',
    { ...news, categories: ['Housing', 'Local Government'] },
    ['politics', 'real-estate'],
  ],
  ['by a Spanish category', { ...news, categories: ['Deportes', 'Economía'] }, ['sports', 'business']],
  ['by a headline on a council', { ...news, title: 'City council passes the budget' }, ['politics']],
  ['by a headline on an alcaldía', { ...news, title: 'Alcaldía aprueba el presupuesto' }, ['politics']],
  ['with no subject if it is advice', { kind: 'service', title: 'How to write to the city council' }, []],
  ['only as opinion if it is an opinion', { kind: 'opinion', categories: ['Sports'] }, ['opinion']],
  ['with no subject if it is a digest', { kind: 'roundup', categories: ['Sports'] }, []],
  [
    'with no subject for words that begin like one',
    { ...news, categories: ['Sportsmanship', 'Artesia'] },
    [],
  ],
  ['with no subject if its categories name none', { ...news, categories: ['News', 'Local'] }, []],
] as const)('classifies a story %s', (_, fields, subjects) => {
  expect([...subjectsOf(item(fields))]).toEqual(subjects);
});
