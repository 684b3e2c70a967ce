import { describe, expect, test } from '@jest/globals';
import { clientAddress } from '@/lib/server/requests/client-address';

const proxy = '10.0.0.2';

describe('without a proxy the connection counts, whatever the request says', () => {
  test.each([
    ['203.0.113.5', '', '203.0.113.5'],
    ['203.0.113.5', '198.51.100.9', '203.0.113.5'],
    ['::ffff:203.0.113.5', '', '203.0.113.5'],
    ['2001:db8:1:2:3:4:5:6', '', '2001:db8:1:2::/64'],
    ['', '', 'unknown'],
  ])('%j with %j is %s', (socket, forwarded, who) => {
    expect(clientAddress(socket, forwarded, 0)).toBe(who);
  });
});

describe('behind proxies the address counts that the outermost of them wrote', () => {
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
    [1, 'fe80::1%eth0', 'fe80:0:0:0::/64'],
    [1, '::ffff:203.0.113.5', '203.0.113.5'],
    [1, '  203.0.113.5  ', '203.0.113.5'],
  ])('%i trusted, %j is %s', (trusted, forwarded, who) => {
    expect(clientAddress(proxy, forwarded, trusted)).toBe(who);
  });
});

describe('where the list is short or odd, the nearest address that is one', () => {
  test.each([
    ['no list', 1, '', proxy],
    ['too short a list', 2, '203.0.113.5', '203.0.113.5'],
    ['no address', 1, 'unknown', proxy],
    ['a name', 1, 'evil.example', proxy],
    ['a number', 1, '2130706433', proxy],
    ['a short form', 1, '127.1', proxy],
    ['too large a number', 1, '203.0.113.500', proxy],
    ['an empty end', 1, '203.0.113.5,', proxy],
    ['a garbled outer one', 2, 'evil, 203.0.113.5', '203.0.113.5'],
    ['half brackets', 1, '[2001:db8::1', proxy],
  ])('%s', (_, trusted, forwarded, who) => {
    expect(clientAddress(proxy, forwarded, trusted)).toBe(who);
  });
});
