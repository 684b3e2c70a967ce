import { expect, test } from '@jest/globals';
import { subjectsOf } from '@/lib/news/classify/subject';
import { item } from '../make-item';

const news = { kind: 'news' } as const;

test.each([
  ['as sports if it is a game', { kind: 'sport' }, ['sports']],
  ['by its publisher’s category', { ...news, categories: ['High School Sports', 'Brea'] }, ['sports']],
  ['by the folder in its address', { ...news, link: 'https://a.example/business/jobs-here/1' }, ['business']],
  [
    'under two subjects if its categories name two',
    { ...news, categories: ['Housing', 'Local Government'] },
    ['politics', 'real-estate'],
  ],
  ['by a Spanish category', { ...news, categories: ['Deportes', 'Economía'] }, ['sports', 'business']],
  ['by a headline about a council', { ...news, title: 'City council passes the budget' }, ['politics']],
  [
    'by a Spanish headline about a mayor’s office',
    { ...news, title: 'Alcaldía aprueba el presupuesto' },
    ['politics'],
  ],
  ['without a subject if it is advice', { kind: 'service', title: 'How to write to the city council' }, []],
  ['only as opinion if it is an opinion', { kind: 'opinion', categories: ['Sports'] }, ['opinion']],
  ['without a subject if it is a digest', { kind: 'roundup', categories: ['Sports'] }, []],
  [
    'without a subject if its categories only begin like one',
    { ...news, categories: ['Sportsmanship', 'Artesia'] },
    [],
  ],
  ['without a subject if its categories name none', { ...news, categories: ['News', 'Local'] }, []],
] as const)('subjectsOf classifies a story %s', (_, fields, subjects) => {
  expect([...subjectsOf(item(fields))]).toEqual(subjects);
});
