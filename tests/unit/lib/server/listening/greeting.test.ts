import { describe, expect, test } from '@jest/globals';
import { greeting } from '@/lib/server/listening/greeting';
import { settings } from '@/lib/settings/settings';
import { anaheim } from '../../../anaheim';

const now = {
  ...settings(),
  city: 'anaheim' as string | undefined,
  host: '127.0.0.1',
  port: 3000,
  feeds: { kind: 'sample' as const },
};
const small = { ...anaheim, sampleSections: [] };

test.each([
  ['a city with samples', now, anaheim, /^open http:\/\/localhost:3000 \(sample edition: headlines bundled/],
  ['a city without', now, small, /^open http:\/\/localhost:3000 \(live edition\)$/],
  ['an address of IPv6', { ...now, host: '::1' }, small, /^open http:\/\/\[::1\]:3000 /],
  ['an address of IPv4', { ...now, host: '192.0.2.1' }, small, /^open http:\/\/192\.0\.2\.1:3000 /],
  [
    'feeds of its own',
    { ...now, feeds: { kind: 'template' as const, template: 'http://x.example/{section}' } },
    small,
    /\(edition from http:\/\/x\.example\/\{section\}\)$/,
  ],
  ['another address of IPv6', { ...now, host: '2001:db8::1' }, small, /^open http:\/\/\[2001:db8::1\]:3000 /],
  ['every address', { ...now, host: '0.0.0.0' }, small, /^open http:\/\/localhost:3000 /],
  ['every address of IPv6', { ...now, host: '::' }, small, /^open http:\/\/localhost:3000 /],
])('of %s', (_, told, city, expected) => {
  const lines = greeting(told, { here: city, served: [city], all: [anaheim, small] });
  expect(lines).toEqual([expect.stringMatching(expected)]);
});

describe('of several cities', () => {
  const several = { ...now, city: undefined, defaultUrl: undefined as string | undefined };
  const named = (key: string, ...hosts: string[]) => ({ ...small, key, hosts });
  const [first, boulder, marfa] = [named('anaheim'), named('boulder', 'boulder.example'), named('marfa')];
  const opened = 'open http://localhost:3000 (anaheim, live edition)';

  test.each([
    [
      'each at its hosts',
      several,
      undefined,
      [boulder],
      [boulder],
      ['1 city served, each at its hosts, on port 3000'],
    ],
    ['the default one on this machine', several, first, [first], [first], [opened]],
    [
      'another at its hosts',
      several,
      first,
      [first, boulder],
      [first, boulder],
      [opened, 'boulder is at boulder.example'],
    ],
    [
      'the default one at SITE_URL',
      { ...several, defaultUrl: 'https://news.example' },
      first,
      [first, boulder],
      [first, boulder],
      [opened, 'anaheim is at https://news.example, boulder at boulder.example'],
    ],
    [
      'one without hosts',
      several,
      first,
      [first],
      [first, marfa],
      [
        opened,
        'marfa lists no hosts and is not served: give it hosts in its city.yaml, or serve it alone with CITY=marfa',
      ],
    ],
    [
      'two without hosts',
      several,
      undefined,
      [],
      [first, marfa],
      [
        '0 cities served, each at its hosts, on port 3000',
        'anaheim, marfa list no hosts and are not served: give it hosts in its city.yaml, or serve it alone with CITY=anaheim',
      ],
    ],
  ])('%s', (_, told, here, served, all, lines) => {
    expect(greeting(told, { here, served, all })).toEqual(lines);
  });

  test('of many the number is told', () => {
    const many = Array.from({ length: 7 }, (_, at) => named(`city-${at}`, `city-${at}.example`));
    const without = Array.from({ length: 6 }, (_, at) => named(`none-${at}`));
    const lines = greeting(several, {
      here: first,
      served: [first, ...many],
      all: [first, ...many, ...without],
    });
    expect(lines).toEqual([
      opened,
      '7 cities are served, each at its hosts',
      expect.stringMatching(/^6 cities list no hosts and are not served: .*CITY=none-0$/),
    ]);
  });
});
