import { expect, test } from '@jest/globals';
import { hostTable } from '@/lib/city/served-hosts';

const boulder = { key: 'boulder', hosts: ['boulder.example', 'www.boulder.example'] };
const marfa = { key: 'marfa', hosts: ['marfa.example'] };
const thief = { key: 'aspen', hosts: ['boulder.example', 'boulder.example', 'aspen.example'] };

test('each host is that of the city that lists it, with www. and without', () => {
  const { byHost, clashes } = hostTable([boulder, marfa]);
  expect([...byHost]).toEqual([
    ['boulder.example', 'boulder'],
    ['www.boulder.example', 'boulder'],
    ['marfa.example', 'marfa'],
    ['www.marfa.example', 'marfa'],
  ]);
  expect(clashes).toEqual([]);
});

test('of two that list one host the first has it, and both are named', () => {
  const { byHost, clashes } = hostTable([thief, boulder]);
  expect(byHost.get('boulder.example')).toBe('aspen');
  expect(byHost.get('www.boulder.example')).toBe('boulder');
  expect(clashes).toEqual([{ host: 'boulder.example', has: 'aspen', claims: 'boulder' }]);
});

test('the city that had a host keeps it, wherever its key stands', () => {
  const before = hostTable([boulder, marfa]);
  const { byHost, clashes } = hostTable([thief, boulder, marfa], before);
  expect(byHost.get('boulder.example')).toBe('boulder');
  expect(clashes).toEqual([{ host: 'boulder.example', has: 'boulder', claims: 'aspen' }]);
});

test('a host that its city no longer lists goes to the one that does', () => {
  const before = hostTable([boulder]);
  expect(hostTable([thief, marfa], before).byHost.get('boulder.example')).toBe('aspen');
});
