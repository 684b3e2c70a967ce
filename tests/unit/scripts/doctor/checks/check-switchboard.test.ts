import { expect, test } from '@jest/globals';
import { checkSwitchboard } from '@/scripts/doctor/checks/check-switchboard';
import { serveCitiesOf, smallest, writeCity } from '../../../lib/city/read/write-city';

const noon = Date.parse('2026-11-23T19:00:00Z');

function entry(name: string, checked: string): string {
  const source = '{ name: City, href: https://city.example/ }';
  return `- { name: ${name}, need: Trash, text: Pickup., phones: [311], source: ${source}, checked: ${checked} }\n`;
}

function told(...entries: string[]) {
  serveCitiesOf(writeCity({ 'city.yaml': smallest, 'switchboard.yaml': entries.join('') }));
  return checkSwitchboard(noon);
}

test('numbers checked within a year are nothing to tell', () => {
  expect(told(entry('Hauler', '2025-11-24'), entry('Dump', '2026-11-23'))).toEqual([]);
});

test('numbers that nobody has checked for a year are noted by name', () => {
  expect(
    told(entry('Hauler', '2025-11-01'), entry('Dump', '2026-11-23'), entry('Zoo', '2020-01-01')),
  ).toMatchObject([
    {
      subject: 'whom to call in boulder',
      state: 'note',
      found: 'Hauler, last checked 2025-11-01',
      details: ['Zoo, last checked 2020-01-01'],
    },
  ]);
});
