import { expect, test } from '@jest/globals';
import { defaultOf, hostNamed } from '@/lib/city/hosts/default-city';
import type { FeedKey } from '@/lib/sections';

const sample: readonly FeedKey[] = ['sports'];
const city = (key: string, hosts: readonly string[] = [], sampleSections: readonly FeedKey[] = []) => ({
  key,
  hosts,
  sampleSections,
});
const aspen = city('aspen');
const boulder = city('boulder', ['boulder.example', 'news.example']);
const marfa = city('marfa');
const taos = city('taos', ['taos.example']);
const original = city('yuma', [], sample);
const originalAtHosts = city('yuma', ['yuma.example'], sample);

test.each([
  ['lists the host of SITE_URL', [aspen, boulder], 'https://news.example', 'boulder'],
  ['lists it with a port', [aspen, boulder], 'http://news.example:8080', 'boulder'],
  ['has no hosts', [boulder, marfa, taos], 'https://paper.example', 'marfa'],
  ['has no hosts, the first by name', [aspen, boulder, marfa], 'https://paper.example', 'aspen'],
  ['has no hosts and came with the software', [aspen, marfa, original], 'https://paper.example', 'yuma'],
  ['has no hosts, where nothing is set', [boulder, marfa], undefined, 'marfa'],
  ['came with the software, where nothing is set', [aspen, boulder, originalAtHosts], undefined, 'yuma'],
  ['is the first, where nothing is set and all have hosts', [boulder, taos], undefined, 'boulder'],
  ['is none, where each is at its own hosts', [aspen, boulder], 'https://{host}', undefined],
  ['is none, where SITE_URL is that of no city', [boulder, taos], 'https://paper.example', undefined],
  ['is none, where there are none', [], undefined, undefined],
])('the default city is the one that %s', (_, cities, siteUrl, key) => {
  expect(defaultOf(cities, { SITE_URL: siteUrl })).toBe(key);
});

test('none is the default where a host lists them all', () => {
  expect(defaultOf([aspen, boulder], { NETWORK_HOST: 'network.example' })).toBeUndefined();
});

test.each([
  ['https://news.example:8443', 'news.example'],
  ['http://[::1]:3000', '[::1]'],
  ['news.example', undefined],
  [undefined, undefined],
])('%s names the host %s', (address, host) => {
  expect(hostNamed(address)).toBe(host);
});
