import { expect, test } from '@jest/globals';
import type { SwitchboardEntry } from '@/lib/city/city-type';
import { byNeed, shortNumbers } from '@/lib/pages/switchboard/by-need';

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

test('entries stand under their need, needs in the order of the file', () => {
  const names = byNeed({ switchboard }).map(({ need, entries }) => [
    need,
    ...entries.map(({ name }) => name),
  ]);
  expect(names).toEqual([
    ['Crisis', 'Emergencies', 'Lifeline'],
    ['Trash', 'Hauler'],
    ['Food', 'Help'],
  ]);
});

test('the first three numbers of three digits come first, by what they are for', () => {
  expect(shortNumbers({ switchboard })).toEqual([
    { number: '911', name: 'Emergencies' },
    { number: '311', name: 'Hauler' },
    { number: '988', name: 'Lifeline' },
  ]);
});
