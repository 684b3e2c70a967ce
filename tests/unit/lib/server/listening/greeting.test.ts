import { expect, test } from '@jest/globals';
import { greeting } from '@/lib/server/listening/listen';
import { settings } from '@/lib/settings/settings';
import { anaheim } from '../../../anaheim';

const now = { ...settings(), host: '127.0.0.1', port: 3000, feeds: { kind: 'sample' as const } };
const small = { ...anaheim, sampleSections: [] };

test.each([
  [
    'a city with samples',
    now,
    anaheim,
    /^• open http:\/\/localhost:3000 \(sample edition: headlines bundled/,
  ],
  ['a city without', now, small, /^• open http:\/\/localhost:3000 \(live edition\)$/],
  ['an address of IPv6', { ...now, host: '::1' }, small, /^• open http:\/\/\[::1\]:3000 /],
  ['an address of IPv4', { ...now, host: '192.0.2.1' }, small, /^• open http:\/\/192\.0\.2\.1:3000 /],
  ['every address', { ...now, host: '0.0.0.0' }, small, /^• open http:\/\/localhost:3000 /],
  ['every address of IPv6', { ...now, host: '::' }, small, /^• open http:\/\/localhost:3000 /],
  ['several cities', now, undefined, /^• 3 cities served, each at its hosts, on port 3000$/],
])('of %s', (_, told, city, expected) => {
  expect(greeting(told, city, 3)).toMatch(expected);
});
