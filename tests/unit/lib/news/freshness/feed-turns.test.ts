import { expect, test } from '@jest/globals';
import { feedTurns } from '@/lib/news/freshness/feed-turns';

const samples = ['sample:anaheim/business', 'sample:anaheim/health', 'sample:anaheim/sports'];
const oneHost = ['https://a.example/1', 'https://a.example/2', 'https://a.example/3'];
const hosts = ['https://a.example/', 'https://b.example/', 'https://c.example/'];
const live = { kind: 'live' } as const;
const sample = { kind: 'sample' } as const;
const template = { kind: 'template', template: 'https://a.example/{section}' } as const;

test.each([
  ['live feeds of one host', live, undefined, oneHost, 1],
  ['live feeds of three hosts', live, undefined, hosts, 3],
  ['samples', sample, undefined, samples, 3],
  ['live feeds of a city without samples', sample, undefined, oneHost, 1],
  ['samples and live feeds', sample, undefined, [...samples, ...oneHost], 4],
  ['feeds from a template', template, undefined, oneHost, 3],
  ['feeds through a proxy', live, 'https://proxy.example/?', oneHost, 3],
])('%s: how many are fetched at once', async (_, feeds, feedProxyUrl, addresses, expected) => {
  const turn = feedTurns({ feeds, feedProxyUrl, feedRefreshSeconds: 900 }, addresses.length);
  let begun = 0;
  for (const address of addresses) {
    void turn(address)(() => {
      begun += 1;
      return new Promise(() => undefined);
    });
  }
  await new Promise(setImmediate);
  expect(begun).toBe(expected);
});
