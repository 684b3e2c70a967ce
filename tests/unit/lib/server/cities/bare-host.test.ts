import { expect, test } from '@jest/globals';
import { bareHost } from '@/lib/server/cities/bare-host';

test.each([
  ['boulder.example', 'boulder.example'],
  ['Boulder.Example:8080', 'boulder.example'],
  ['boulder.example.', 'boulder.example'],
  ['BOULDER.example.:443', 'boulder.example'],
  ['[::1]:3000', '[::1]'],
  ['', ''],
  [undefined, ''],
])('%j is %j', (host, bare) => {
  expect(bareHost(host)).toBe(bare);
});
