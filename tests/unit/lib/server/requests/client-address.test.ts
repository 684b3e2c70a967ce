import { describe, expect, test } from '@jest/globals';
import { clientAddress, networksOf } from '@/lib/server/requests/client-address';

const proxy = '10.0.0.2';

describe('without a proxy, the client is the connection’s address, whatever the headers say', () => {
  test.each([
    ['203.0.113.5', '', '203.0.113.5'],
    ['203.0.113.5', '198.51.100.9', '203.0.113.5'],
    ['::ffff:203.0.113.5', '', '203.0.113.5'],
    ['2001:db8:1:2:3:4:5:6', '', '2001:db8:1:2::/64'],
    ['', '', 'unknown'],
  ])('for a connection from %j with the header %j, it is %s', (socket, forwarded, who) => {
    expect(clientAddress(socket, forwarded, 0)).toBe(who);
  });
});

describe('behind proxies, the client is the first valid address that a trusted proxy wrote, otherwise the connection’s address', () => {
  test.each([
    [1, '203.0.113.5', '203.0.113.5'],
    [1, '198.51.100.9, 203.0.113.5', '203.0.113.5'],
    [1, '1.1.1.1,2.2.2.2,3.3.3.3, 203.0.113.5', '203.0.113.5'],
    [2, '198.51.100.9, 203.0.113.5, 10.0.0.1', '203.0.113.5'],
    [3, '203.0.113.5, 10.0.0.7, 10.0.0.1', '203.0.113.5'],
    [1, '203.0.113.5:51234', '203.0.113.5'],
    [1, '[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
    [1, '2001:db8:1:2::9', '2001:db8:1:2::/64'],
    [1, '2001:db8:1:2:ffff::9', '2001:db8:1:2::/64'],
    [1, 'fe80::1%eth0', 'fe80::/64'],
    [1, '::ffff:203.0.113.5', '203.0.113.5'],
    [1, '  203.0.113.5  ', '203.0.113.5'],
    [1, '', proxy],
    [2, '203.0.113.5', '203.0.113.5'],
    [1, 'unknown', proxy],
    [1, 'evil.example', proxy],
    [1, '2130706433', proxy],
    [1, '127.1', proxy],
    [1, '203.0.113.500', proxy],
    [1, '203.0.113.5,', proxy],
    [2, 'evil, 203.0.113.5', '203.0.113.5'],
    [1, '[2001:db8::1', proxy],
  ])('for %i trusted proxies and the header %j, it is %s', (trusted, forwarded, who) => {
    expect(clientAddress(proxy, forwarded, trusted)).toBe(who);
  });
});

test.each([
  ['203.0.113.5', ['203.0.113.0/24', '203.0.113.5']],
  ['2001:db8:1:ab02::/64', ['2001:db8:1::/48', '2001:db8:1:ab00::/56', '2001:db8:1:ab02::/64']],
  ['unknown', ['unknown']],
  ['', ['']],
])('the client address %j belongs to the networks %j', (client, networks) => {
  expect(networksOf(client)).toEqual(networks);
});
