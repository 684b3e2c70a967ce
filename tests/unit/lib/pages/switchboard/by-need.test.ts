import { expect, test } from '@jest/globals';
import type { SwitchboardEntry } from '@/lib/city/city-type';
import {
  byNeed,
  confirmAt,
  isUnconfirmed,
  shortNumbers,
  unconfirmedWords,
} from '@/lib/pages/switchboard/by-need';
import { city } from '../../../any-city';

function entry(name: string, need: string, ...phones: string[]): SwitchboardEntry {
  const source = { name: 'City', href: 'https://city.example/' };
  return { name, need, text: 'For that.', words: [], phones, source, checked: '2026-11-24' };
}

const switchboard = [
  entry('Emergencies', 'Crisis', '911'),
  entry('Hauler', 'Trash', '714-555-0100', '311'),
  entry('Lifeline', 'Crisis', '988'),
  entry('Help', 'Food', '211'),
];

test('byNeed groups switchboard entries by need, in the order of the file', () => {
  const groups = byNeed({ switchboard }).map(({ need, entries }) => [need, entries.map(({ name }) => name)]);
  expect(groups).toEqual([
    ['Crisis', ['Emergencies', 'Lifeline']],
    ['Trash', ['Hauler']],
    ['Food', ['Help']],
  ]);
});

test('shortNumbers lists the first three 3-digit numbers with their names', () => {
  expect(shortNumbers({ switchboard })).toEqual([
    { number: '911', name: 'Emergencies' },
    { number: '311', name: 'Hauler' },
    { number: '988', name: 'Lifeline' },
  ]);
});

const now = Date.parse('2026-11-28T12:00:00Z');

test.each([
  ['2026-11-24', false],
  ['2025-06-01', false],
  ['2025-05-01', true],
  ['2014-06-20', true],
])(
  'an entry is unconfirmed 18 months after its last check: checked on %s, the result is %s',
  (checked, expected) => {
    expect(isUnconfirmed({ checked }, now)).toBe(expected);
  },
);

const old = { ...entry('Police', 'Crisis', '311'), checked: '2014-06-20' };

test.each([
  ['en-US', 'Number not confirmed since June 2014'],
  ['es-US', 'Número sin confirmar desde junio de 2014'],
])('unconfirmedWords gives the month of the last check in %s', (locale, words) => {
  expect(unconfirmedWords(old, { ...city, locale }, now)).toBe(words);
});

test('confirmAt labels a link to the city’s own site as “the city’s page”, and any other link with its host', () => {
  const elsewhere = [{ name: 'City of Anaheim', href: 'https://www.anaheim.net/' }];
  const own = { ...old, page: 'https://www.anaheim.net/police' };
  const here = { ...city, elsewhere };
  expect(confirmAt(own, here)).toEqual({ href: own.page, words: 'the city’s page' });
  expect(confirmAt(old, here)).toEqual({ href: 'https://city.example/', words: 'city.example' });
});
