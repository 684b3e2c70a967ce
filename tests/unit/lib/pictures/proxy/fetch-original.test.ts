import { describe, expect, test } from '@jest/globals';
import { fetchOriginal } from '@/lib/pictures/proxy/fetch-original';
import { upstream } from '../../../upstream';
import { startByteServer } from '../../web/byte-server';

const hostOrigin = await startByteServer([0xff, 0xd8, 0xff, 0xe0]);

const get = (name: string) =>
  fetchOriginal(`${upstream.url}/pictures/${name}`, {
    userAgent: 'ExampleBot/1.0',
    stockTemplate: upstream.pictureTemplate,
  });

describe('fetchOriginal', () => {
  test.each(['good.jpg', 'good.png', 'good.webp', 'good.avif', 'moving.gif', 'to-good.jpg'])(
    'accepts %s',
    async (name) => {
      expect(await get(name)).toMatchObject({ ok: true });
    },
  );

  test('sends its own user agent and nothing about the reader', async () => {
    const { headers } = await get('good.jpg').then(() => upstream.whenEnded('good.jpg'));
    expect(headers).toMatchObject({ 'user-agent': 'ExampleBot/1.0' });
    const { cookie, referer, 'x-forwarded-for': forwardedFor } = headers;
    expect([cookie, referer, forwardedFor]).toEqual(Array(3).fill(undefined));
  });
});

test.each([
  ['drawing.svg', 'not-a-picture'],
  ['drawing.jpg', 'not-a-picture'],
  ['page.jpg', 'not-a-picture'],
  ['empty.jpg', 'empty-body'],
  ['heavy.jpg', 'too-large'],
  ['gone.jpg', 'http-status'],
  ['to-private.jpg', 'redirect-refused'],
  ['to-other-port.jpg', 'redirect-refused'],
  ['to-file.jpg', 'redirect-refused'],
  ['in-circles.jpg', 'redirect-loop'],
])('fetchOriginal rejects %s as %s', async (name, reason) => {
  expect(await get(name)).toMatchObject({ ok: false, failure: { reason } });
  expect(upstream.forbidden.asked).toBe(0);
});

test.each([
  [10 * 1024 * 1024, true],
  [10 * 1024 * 1024 + 1, false],
])('fetchOriginal accepts pictures of up to 10 MB: for %i bytes, ok is %s', async (size, isTaken) => {
  const options = { userAgent: 'ExampleBot/1.0', stockTemplate: `${hostOrigin}/{seed}` };
  expect(await fetchOriginal(`${hostOrigin}/${size}`, options)).toMatchObject(
    isTaken ? { ok: true } : { failure: { reason: 'too-large' } },
  );
});

describe('fetchOriginal rejects an untrusted address:', () => {
  const ask = (address: string) =>
    fetchOriginal(address, { userAgent: 'ExampleBot/1.0', stockTemplate: undefined });
  test.each([
    ['this machine', () => `${upstream.url}/pictures/good.jpg`],
    ['a cloud’s metadata service', () => 'http://169.254.169.254/latest/meta-data/'],
    ['an IPv4 address written as IPv6', () => 'http://[::ffff:127.0.0.1]/a.jpg'],
    ['a file: address', () => 'file:///etc/passwd'],
    ['an address without a host', () => 'a.jpg'],
  ])('%s', async (_, address) => {
    const before = upstream.asked('good.jpg');
    const result = await ask(address());
    expect(result).toMatchObject({ ok: false });
    expect(['address-refused', 'redirect-refused']).toContain(result.ok || result.failure.reason);
    expect(upstream.asked('good.jpg')).toBe(before);
  });

  test('a path outside the folder of the stock-photo service', async () => {
    const options = { userAgent: 'ExampleBot/1.0', stockTemplate: upstream.pictureTemplate };
    expect(await fetchOriginal(`${upstream.url}/business.xml`, options)).toMatchObject({
      ok: false,
      failure: { reason: 'address-refused' },
    });
    expect(upstream.asked('business')).toBe(0);
  });
});
