import { expect, test } from '@jest/globals';
import { readPort } from '@/lib/radio/read-port';

const allowed = [8076, 8078, 65_535];

test.each([
  ['port=8076', 8076],
  ['port=65535', 65_535],
  ['a=1&port=8078', 8078],
])('%s is on the list', (query, port) => {
  expect(readPort(new URLSearchParams(query), allowed)).toBe(port);
});

test.each([
  ['', 'missing'],
  ['port=', 'empty'],
  ['port=22', 'not on the list'],
  ['port=0', 'not on the list'],
  ['port=65536', 'no port'],
  ['port=-8076', 'negative'],
  ['port=+8076', 'a space and a number'],
  ['port=%2B8076', 'a plus sign'],
  ['port=08076', 'a leading zero'],
  ['port=8076.0', 'a fraction'],
  ['port=8.076e3', 'another spelling'],
  ['port=0x1F8C', 'hexadecimal'],
  ['port=8076x', 'something behind it'],
  ['port=8076%20', 'a space behind it'],
  ['port=8076%0d%0aHost:x', 'a line behind it'],
  ['port=8076@host', 'a host behind it'],
  ['port=8076/../x', 'a path behind it'],
  ['port=8076&port=8076', 'said twice'],
  ['port=8076&port=22', 'said twice'],
  ['port[]=8076', 'another name'],
  ['Port=8076', 'another name'],
  ['port=%EF%BC%98076', 'a full-width digit'],
  ['port=NaN', 'no number'],
])('%s is refused: %s', (query) => {
  expect(readPort(new URLSearchParams(query), allowed)).toBeUndefined();
});
