import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type FakeUpstream, type FaultKind, startFakeUpstream } from '../../../fake-upstream/fake-upstream';
import { faultGroups } from '../../../fake-upstream/faults/all-faults';
import { ask } from '../raw-client';

let upstream: FakeUpstream;
beforeAll(async () => {
  upstream = await startFakeUpstream();
});
afterAll(() => upstream.close());

function askSpoiled(kind: FaultKind) {
  upstream.setFault('business', kind);
  return ask(`${upstream.url}/business.xml`);
}

/** Follows redirects, at most `most` of them, and gives the addresses and the last answer. */
async function follow(kind: FaultKind, most: number) {
  let answer = await askSpoiled(kind);
  const addresses: string[] = [];
  while (answer.headers.location && addresses.length < most) {
    addresses.push(answer.headers.location);
    answer = await ask(new URL(answer.headers.location, upstream.url).href);
  }
  return { addresses, answer };
}

describe('redirects', () => {
  test('redirect-loop never ends', async () => {
    const { addresses, answer } = await follow('redirect-loop', 40);
    expect([addresses.length, answer.status]).toEqual([40, 302]);
    expect(new Set(addresses).size).toBe(2);
  });

  test('redirect-chain ends at the feed after thirty hops, each in the journal', async () => {
    const before = upstream.asked('business');
    const { addresses, answer } = await follow('redirect-chain', 40);
    expect([addresses.length, answer.status]).toEqual([30, 200]);
    expect(answer.text).toContain('Business headline 01');
    expect(upstream.asked('business') - before).toBe(31);
  });

  test('redirect-good leads to the feed for good', async () => {
    expect((await askSpoiled('redirect-good')).status).toBe(301);
    const { addresses, answer } = await follow('redirect-good', 5);
    expect(addresses).toEqual(['/moved/business.xml']);
    expect(answer.text).toContain('Business headline 01');
  });

  test('redirect-to-html leads to a page', async () => {
    const { answer } = await follow('redirect-to-html', 5);
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  });

  test('redirect-no-location names no place, redirect-bad-location none that can be', async () => {
    const none = await askSpoiled('redirect-no-location');
    expect([none.status, none.headers.location]).toEqual([302, undefined]);
    const bad = await askSpoiled('redirect-bad-location');
    expect(URL.canParse(bad.headers.location ?? '', upstream.url)).toBe(false);
  });

  test('redirect-late goes to the forbidden port only at its second hop', async () => {
    const first = await askSpoiled('redirect-late');
    expect(first.headers.location).toBe('/business.xml?hop=1');
    const second = await ask(`${upstream.url}${first.headers.location}`);
    expect(second.headers.location).toBe(`http://127.0.0.1:${upstream.forbidden.port}/feed.xml`);
  });

  test('redirect-file and redirect-data leave HTTP', async () => {
    expect((await askSpoiled('redirect-file')).headers.location).toBe('file:///etc/passwd');
    const data = (await askSpoiled('redirect-data')).headers.location ?? '';
    expect(decodeURIComponent(data)).toMatch(/^data:application\/rss\+xml,<\?xml.*<\/rss>\n$/s);
  });
});

const disguises = Object.keys(faultGroups.redirect).filter((kind) =>
  faultGroups.redirect[kind as keyof typeof faultGroups.redirect].does.startsWith(
    'Redirects to the forbidden port',
  ),
) as FaultKind[];

describe('ways to the forbidden port', () => {
  test('there are twelve', () => expect(disguises).toHaveLength(12));

  test.each(disguises)('%s names its port, on a loopback host once the address is read', async (kind) => {
    const { headers } = await askSpoiled(kind);
    const target = new URL(headers.location ?? '', upstream.url);
    expect(target.port).toBe(String(upstream.forbidden.port));
    expect(['127.0.0.1', '127.0.0.2', 'localhost', '[::1]', '[::ffff:7f00:1]', '0.0.0.0']).toContain(
      target.hostname,
    );
  });

  test('one of them can name another port, so that only its host speaks against it', async () => {
    upstream.setFault('business', 'redirect-decimal-ip', { port: 80 });
    const { headers } = await ask(`${upstream.url}/business.xml`);
    expect(headers.location).toBe('http://2130706433:80/feed.xml');
  });

  test('the fake upstream itself never went there', () => expect(upstream.forbidden.asked).toBe(0));
});
