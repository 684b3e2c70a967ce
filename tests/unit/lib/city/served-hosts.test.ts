import { expect, test } from '@jest/globals';
import { hostTable } from '@/lib/city/served-hosts';

const boulder = { key: 'boulder', hosts: ['boulder.example', 'www.boulder.example'] };
const marfa = { key: 'marfa', hosts: ['marfa.example'] };
const thief = { key: 'aspen', hosts: ['boulder.example', 'boulder.example', 'aspen.example'] };

test('hostTable maps each host to the city that lists it, with and without www.', () => {
  const { byHost, clashes } = hostTable([boulder, marfa]);
  expect([...byHost]).toEqual([
    ['boulder.example', 'boulder'],
    ['www.boulder.example', 'boulder'],
    ['marfa.example', 'marfa'],
    ['www.marfa.example', 'marfa'],
  ]);
  expect(clashes).toEqual([]);
});

test('hostTable gives a host that two cities list to the first city, and reports both cities', () => {
  const { byHost, clashes } = hostTable([thief, boulder]);
  expect(byHost.get('boulder.example')).toBe('aspen');
  expect(byHost.get('www.boulder.example')).toBe('boulder');
  expect(clashes).toEqual([{ host: 'boulder.example', has: 'aspen', claims: 'boulder' }]);
});

test('hostTable leaves a host with the city that already had it', () => {
  const before = hostTable([boulder, marfa]);
  const { byHost, clashes } = hostTable([thief, boulder, marfa], before);
  expect(byHost.get('boulder.example')).toBe('boulder');
  expect(clashes).toEqual([{ host: 'boulder.example', has: 'boulder', claims: 'aspen' }]);
});

test('hostTable gives a host to another city that lists it once the first city no longer does', () => {
  const before = hostTable([boulder]);
  expect(hostTable([thief, marfa], before).byHost.get('boulder.example')).toBe('aspen');
});
