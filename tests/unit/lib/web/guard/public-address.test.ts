import { describe, expect, test } from '@jest/globals';
import { isHomeName, isPublicAddress } from '@/lib/web/guard/public-address';
import { hiddenAddresses } from './hostile-addresses';

describe('quirk 48: an address of the public internet', () => {
  test.each([
    ...['8.8.8.8', '1.1.1.1', '151.101.1.140', '172.15.255.255', '172.32.0.1', '100.63.255.255'],
    ...['100.128.0.1', '192.167.255.255', '2606:4700::6810:84e5', '2a00:1450:4001:82f::200e'],
    '[2606:4700::6810:84e5]',
  ])('%s is one', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  test.each(hiddenAddresses)('%s is none: %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
    expect(isPublicAddress(`[${address}]`)).toBe(false);
  });

  test.each([['fe80::1%eth0'], ['example.org'], ['8.8.8.8.'], ['8.8.8.8/8'], [' '], ['']])(
    '%j is none',
    (text) => {
      expect(isPublicAddress(text)).toBe(false);
    },
  );
});

test.each([
  ['localhost', true],
  ['localhost.', true],
  ['LOCALHOST..', true],
  ['a.localhost', true],
  ['redis', true],
  ['printer.local', true],
  ['metadata.google.internal', true],
  ['router.home.arpa', true],
  ['news.example', false],
  ['localhost.news.example', false],
  ['notlocalhost.example', false],
  ['mylocal.news', false],
  ['xn--bcher-kva.example', false],
])('%s leads home only: %s', (name, home) => {
  expect(isHomeName(name)).toBe(home);
});
