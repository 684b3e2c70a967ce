import { expect, test } from '@jest/globals';
import { besideOthers } from '../../../../scripts/new-city/beside-others';
import { smallest, writeCities } from '../../lib/city/read/write-city';

const hosts = (key: string) => `hosts: [${key}.example]\n`;

test.each([
  [
    'one with hosts of its own',
    { boulder: '', marfa: hosts('marfa') },
    'Without CITY, boulder is at SITE_URL and on this machine, and marfa is at its hosts: marfa.example.',
  ],
  [
    'one without hosts',
    { boulder: '', marfa: '' },
    'Without CITY, boulder is at SITE_URL and on this machine, and marfa is not served before its city.yaml lists hosts.',
  ],
  [
    'one that comes before another without hosts',
    { taos: '', marfa: '' },
    'Without CITY it takes the place of taos, which lists no hosts either: give taos hosts, or set CITY.',
  ],
  [
    'one without hosts beside one with hosts',
    { boulder: hosts('boulder'), marfa: '' },
    'Without CITY it is at SITE_URL and on this machine, each other city at its hosts.',
  ],
  ['the only one', { marfa: '' }, undefined],
])('%s is told which is where', (_, cities, told) => {
  const files = Object.entries(cities).map(([key, more]) => [key, smallest + more]);
  expect(besideOthers('marfa', writeCities(Object.fromEntries(files)))).toBe(told);
});
