import { describe, expect, test } from '@jest/globals';
import { isPublicAddress } from '@/lib/web/public-address';

describe('feed-reality row 48: an address of the public internet', () => {
  test.each(['8.8.8.8', '151.101.1.140', '2606:4700::6810:84e5', '[2606:4700::6810:84e5]'])(
    '%s is one',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  test.each([
    ['127.0.0.1', 'loopback'],
    ['127.0.0.2', 'loopback'],
    ['10.1.2.3', 'private'],
    ['172.16.0.1', 'private'],
    ['192.168.1.1', 'private'],
    ['169.254.169.254', 'link-local, where clouds keep their secrets'],
    ['100.64.0.1', 'carrier-grade'],
    ['0.0.0.0', 'unspecified'],
    ['224.0.0.1', 'multicast'],
    ['255.255.255.255', 'broadcast'],
    ['::1', 'loopback'],
    ['::', 'unspecified'],
    ['fe80::1', 'link-local'],
    ['fc00::1', 'unique local'],
    ['::ffff:127.0.0.1', 'mapped loopback'],
    ['[::ffff:7f00:1]', 'mapped loopback in hex'],
    ['64:ff9b::7f00:1', 'translated'],
    ['2002:7f00:1::', 'tunnelled'],
    ['example.org', 'a name, not an address'],
    ['', 'nothing'],
  ])('%s is none: %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});
