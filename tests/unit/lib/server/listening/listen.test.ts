import { describe, expect, test } from '@jest/globals';
import { greeting, listenFailure } from '@/lib/server/listening/listen';
import { type Settings, settings } from '@/lib/settings/settings';
import { anaheim } from '../../../anaheim';

test.each([
  ['EADDRINUSE', 'PORT=3000 cannot be used: another program listens on it.'],
  ['EACCES', 'PORT=3000 cannot be used: this user may not listen on it.'],
  ['EADDRNOTAVAIL', 'HOST=192.0.2.1 cannot be used: it is no address of this machine (EADDRNOTAVAIL).'],
  ['ENOTFOUND', 'HOST=192.0.2.1 cannot be used: it is no address of this machine (ENOTFOUND).'],
])('%s is told in one sentence', (code, sentence) => {
  expect(listenFailure(code, '192.0.2.1', 3000)).toBe(sentence);
});

describe('the greeting', () => {
  const given = (facts: Partial<Settings>): Settings => ({ ...settings(), host: '::', port: 3000, ...facts });
  const live = given({ feeds: { kind: 'live' } });

  test.each([
    ['0.0.0.0', 'http://localhost:3000'],
    ['::', 'http://localhost:3000'],
    ['127.0.0.1', 'http://localhost:3000'],
    ['192.0.2.1', 'http://192.0.2.1:3000'],
    ['2001:db8::1', 'http://[2001:db8::1]:3000'],
  ])('names the address to open, of the host %s', (host, address) => {
    expect(greeting({ ...live, host }, anaheim, 1)).toBe(`• open ${address} (live edition)`);
  });

  test('names the edition', () => {
    expect(greeting(given({ feeds: { kind: 'sample' } }), anaheim, 1)).toContain('(sample edition: ');
    const template = 'https://a.example/{section}';
    expect(greeting(given({ feeds: { kind: 'template', template } }), anaheim, 1)).toContain(
      `(edition from ${template})`,
    );
  });

  test.each([
    [1, '• 1 city served, each at its hosts, on port 3000'],
    [2, '• 2 cities served, each at its hosts, on port 3000'],
  ])('counts cities where there are several', (count, line) => {
    expect(greeting(live, undefined, count)).toBe(line);
  });
});
