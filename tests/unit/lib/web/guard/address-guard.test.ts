import type { LookupAddress } from 'node:dns';
import { createServer, get } from 'node:http';
import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  isHomeName,
  isPublicAddress,
  publicLookup,
  publicOnlyLookup,
  refusal,
} from '@/lib/web/guard/address-guard';
import { guardedGet } from '@/lib/web/guarded-get';
import { onLoopback } from '../../../on-loopback';
import { hiddenAddresses, refusedUrls } from './hostile-addresses';

const configured = 'http://127.0.0.1:9000';

// An address that is not a valid URL never gets as far as the guard.
const urls = refusedUrls.filter((address) => URL.canParse(address)).map((address) => new URL(address));

test('the guard rejects addresses before resolving their hosts (faults 29 and 30)', () => {
  expect(urls.length).toBeGreaterThan(100);
  const allowed = urls.filter((url) => refusal(url, 'https://feeds.example') === undefined);
  expect(allowed.map(String)).toEqual([]);
});

test.each([
  ...['https://news.example/feed', 'http://news.example/feed', 'http://news.example:80/feed'],
  ...['https://news.example:443/feed', 'https://8.8.8.8/feed', 'https://[2606:4700::6810:84e5]/feed'],
  ...['http://134744072/', 'https://bücher.example/feed', 'https://news.example./feed'],
  // The addresses below are at the operator's own origin.
  ...['http://127.0.0.1:9000/', 'http://127.0.0.1:9000/other?a=b', 'http://2130706433:9000/'],
])('the guard allows the address %s', (address) => {
  expect(refusal(new URL(address), configured)).toBeUndefined();
});

test.each([
  ...['https://127.0.0.1:9000/', 'http://127.0.0.1/', 'http://127.0.0.1:9001/', 'http://127.0.0.1:90000/'],
  ...['http://127.0.0.2:9000/', 'http://localhost:9000/', 'http://[::1]:9000/', 'ftp://127.0.0.1:9000/'],
  ...['http://[::ffff:127.0.0.1]:9000/', 'http://user:word@127.0.0.1:9000/'],
  'http://127.0.0.1:9000.news.example/',
])('the guard rejects %s, which is not at the operator’s origin', (address) => {
  if (URL.canParse(address)) expect(refusal(new URL(address), configured)).toEqual(expect.any(String));
});

/** Creates a resolver that returns these lists one after another, and then repeats the last list. */
function resolving(...answers: string[][]) {
  let at = 0;
  const lookups: string[] = [];
  const resolve: Parameters<typeof publicLookup>[0] = (hostname, _, callback) => {
    lookups.push(hostname);
    const addresses = answers[Math.min(at++, answers.length - 1)] ?? [];
    const found: LookupAddress[] = addresses.map((address) => ({
      address,
      family: address.includes(':') ? 6 : 4,
    }));
    callback(null, found);
  };
  return { resolve, lookups };
}

function lookUp(resolve: Parameters<typeof publicLookup>[0]): Promise<string> {
  return new Promise((settle) => {
    publicLookup(resolve)('news.example', { all: true }, (error, found) => {
      settle(error ? String((error as NodeJS.ErrnoException).code) : JSON.stringify(found));
    });
  });
}

describe('publicLookup, which resolves names for connections (fault 31),', () => {
  test('rejects a name with an address of a special kind, alone or after a public one', async () => {
    for (const [address, kind] of hiddenAddresses)
      for (const addresses of [[address], ['8.8.8.8', address]])
        expect([kind, addresses, await lookUp(resolving(addresses).resolve)]).toEqual([
          ...[kind, addresses],
          'REFUSED_ADDRESS',
        ]);
  });

  test('returns public addresses', async () => {
    expect(await lookUp(resolving(['8.8.8.8', '2606:4700::1']).resolve)).toContain('2606:4700::1');
  });

  test('fails if a name has no address', async () => {
    expect(await lookUp(resolving([]).resolve)).toBe('undefined');
  });
});

describe('with real connections on this machine', () => {
  let reached = 0;
  beforeEach(() => {
    reached = 0;
  });

  async function serve(location?: string): Promise<string> {
    const server = createServer((_, response) => {
      reached++;
      if (location) response.writeHead(302, { Location: location }).end();
      else response.end('secret');
    });
    return (await onLoopback(server)).origin;
  }

  /** Connects to a local server with this resolver; returns the error code if that fails. */
  async function codeOf(host: string, lookup: typeof publicOnlyLookup): Promise<string | undefined> {
    const { port } = new URL(await serve());
    return new Promise((settle) => {
      get({ host, port, agent: false, lookup }, () => settle('reached')).on(
        'error',
        ({ code }: NodeJS.ErrnoException) => settle(code),
      );
    });
  }

  test('rejects a name that is public at the first lookup and private at the second', async () => {
    const { resolve, lookups } = resolving(['8.8.8.8'], ['127.0.0.1']);
    expect(await lookUp(resolve)).toContain('8.8.8.8');
    expect(await codeOf('news.example', publicLookup(resolve))).toBe('REFUSED_ADDRESS');
    expect([reached, lookups.length]).toEqual([0, 2]);
  });

  test('also checks addresses that the system’s own resolver returns', async () => {
    expect(await codeOf('localhost', publicOnlyLookup)).toBe('REFUSED_ADDRESS');
    expect(reached).toBe(0);
  });

  const options = { headers: {}, timeoutMs: 5000, maxBytes: 1000 };

  async function endsAt(location: string): Promise<void> {
    const start = await serve(location);
    expect(await guardedGet(start, options)).toMatchObject({
      ok: false,
      failure: { reason: 'redirect-refused' },
    });
    expect(reached).toBe(1);
  }

  test.each([
    ['another port', '127.0.0.1'],
    ['the same port under another host name', 'localhost'],
  ])('stops at a redirect to %s', async (_, name) => {
    await endsAt((await serve()).replace('127.0.0.1', name));
  });

  const locations = new Set(
    refusedUrls.map((address) => (URL.canParse(address) ? new URL(address).href : address)),
  );

  test.each([...locations])('stops at a redirect to %j', endsAt);
});

describe('isPublicAddress (quirk 48)', () => {
  test.each([
    ...['8.8.8.8', '1.1.1.1', '151.101.1.140', '172.15.255.255', '172.32.0.1', '100.63.255.255'],
    ...['100.128.0.1', '192.167.255.255', '2606:4700::6810:84e5', '2a00:1450:4001:82f::200e'],
    '[2606:4700::6810:84e5]',
  ])('accepts the address %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  test('rejects addresses of special kinds, with and without brackets', () => {
    const isAccepted = (address: string) => isPublicAddress(address) || isPublicAddress(`[${address}]`);
    expect(hiddenAddresses.filter(([address]) => isAccepted(address))).toEqual([]);
  });

  test.each([['fe80::1%eth0'], ['example.org'], ['8.8.8.8.'], ['8.8.8.8/8'], [' '], ['']])(
    'rejects %j, which is not a plain address',
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
])('isHomeName(%s) returns %s', (name, home) => {
  expect(isHomeName(name)).toBe(home);
});
