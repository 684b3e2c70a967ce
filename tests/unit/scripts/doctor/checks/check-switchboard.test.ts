import { expect, test } from '@jest/globals';
import { checkSwitchboard } from '@/scripts/doctor/checks/check-switchboard';
import { serveCitiesOf, smallest, writeCity } from '../../../lib/city/read/write-city';

const noon = Date.parse('2026-11-23T19:00:00Z');

function entry(name: string, checked: string): string {
  const source = '{ name: City, href: https://city.example/ }';
  return `- { name: ${name}, need: Trash, text: Pickup., phones: [311], source: ${source}, checked: ${checked} }\n`;
}

async function findingsFor(...entries: string[]) {
  await serveCitiesOf(writeCity({ 'city.yaml': smallest, 'switchboard.yaml': entries.join('') }));
  return checkSwitchboard(noon);
}

test('checkSwitchboard reports nothing for numbers confirmed within 18 months', async () => {
  expect(await findingsFor(entry('Hauler', '2025-05-25'), entry('Dump', '2026-11-23'))).toEqual([]);
});

test('checkSwitchboard counts and lists entries that nobody has confirmed for 18 months', async () => {
  const entries = [entry('Hauler', '2025-05-01'), entry('Dump', '2026-11-23'), entry('Zoo', '2020-01-01')];
  expect(await findingsFor(...entries)).toMatchObject([
    {
      subject: 'whom to call in boulder',
      state: 'note',
      found: '2 of 3 not confirmed for 18 months',
      details: ['Hauler, last checked 2025-05-01', 'Zoo, last checked 2020-01-01'],
    },
  ]);
});
