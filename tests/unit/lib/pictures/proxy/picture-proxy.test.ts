import { describe, expect, jest, test } from '@jest/globals';
import { fail, type Outcome, ok } from '@/lib/base/outcome';
import { PictureFailures } from '@/lib/pictures/proxy/picture-failures';
import {
  createPictureProxy,
  type ProxyParts,
  pictureKey,
  type Wanted,
} from '@/lib/pictures/proxy/picture-proxy';

const wanted: Wanted = { address: 'https://cdn.example/a.jpg', width: 480, format: 'avif', whole: false };
const bytes = (text: string) => Buffer.from(text);

function workshop(more: Partial<ProxyParts> = {}) {
  const disk = new Map<string, Buffer>();
  const clock = { now: 1_000_000 };
  const parts = {
    fetchOriginal: jest.fn<ProxyParts['fetchOriginal']>(
      more.fetchOriginal ?? (async (address) => ok(bytes(address))),
    ),
    encode: jest.fn<ProxyParts['encode']>(
      more.encode ?? (async (original, { width, format }) => ok(bytes(`${original} ${width} ${format}`))),
    ),
    files: {
      load: async (key: string) => disk.get(key),
      save: async (key: string, picture: Buffer) => void disk.set(key, picture),
      size: async () => 0,
    },
    failures: new PictureFailures({ now: () => clock.now, log: () => {}, onMissing: () => {} }),
  };
  const calls = () => [parts.fetchOriginal.mock.calls.length, parts.encode.mock.calls.length];
  return { ...parts, disk, clock, calls, proxy: createPictureProxy(parts) };
}

test('a picture is fetched and encoded once, then stored', async () => {
  const { proxy, disk, calls } = workshop();
  expect(await proxy.picture(wanted)).toEqual(ok(bytes('https://cdn.example/a.jpg 480 avif')));
  await proxy.picture(wanted);
  expect(calls()).toEqual([1, 1]);
  expect([...disk.keys()]).toEqual([pictureKey(wanted)]);
});

test('a hundred simultaneous readers cause one fetch and one encode', async () => {
  const { proxy, calls } = workshop();
  const all = await Promise.all(Array.from({ length: 100 }, () => proxy.picture(wanted)));
  expect(all.every((one) => one.ok)).toBe(true);
  expect(calls()).toEqual([1, 1]);
});

test('two widths that are requested at the same time need only one fetch', async () => {
  const { proxy, calls } = workshop();
  await Promise.all([proxy.picture(wanted), proxy.picture({ ...wanted, width: 720 })]);
  expect(calls()).toEqual([1, 2]);
});

test('a picture stays in memory when its file is deleted', async () => {
  const { proxy, disk, calls } = workshop();
  await proxy.picture(wanted);
  disk.clear();
  await proxy.picture(wanted);
  expect(calls()).toEqual([1, 1]);
});

test('a picture on disk needs no fetch after a restart', async () => {
  const { proxy, disk, fetchOriginal } = workshop();
  disk.set(pictureKey(wanted), bytes('from disk'));
  expect(await proxy.picture(wanted)).toEqual(ok(bytes('from disk')));
  expect(fetchOriginal).not.toHaveBeenCalled();
});

describe('a failed picture', () => {
  test('is remembered for ten minutes, for every width', async () => {
    const fetchOriginal = jest.fn(async () => fail('http-status', 'HTTP status 404'));
    const { proxy, clock } = workshop({ fetchOriginal });
    for (const width of [480, 720, 1080]) {
      expect(await proxy.picture({ ...wanted, width })).toMatchObject({ failure: { reason: 'http-status' } });
    }
    expect(fetchOriginal).toHaveBeenCalledTimes(1);
    clock.now += 10 * 60_000;
    await proxy.picture(wanted);
    expect(fetchOriginal).toHaveBeenCalledTimes(2);
  });

  test('is remembered if the encoder failed', async () => {
    const encode = jest.fn(async () => fail('too-small', '1 by 1 pixels'));
    const { proxy } = workshop({ encode });
    await proxy.picture(wanted);
    await proxy.picture({ ...wanted, width: 720 });
    expect(encode).toHaveBeenCalledTimes(1);
  });

  test('that timed out makes all requests that wait for its host fail', async () => {
    const fetchOriginal = jest.fn(async () => fail('timeout', 'no complete response before the deadline'));
    const { proxy } = workshop({ fetchOriginal });
    const addresses = Array.from({ length: 20 }, (_, at) => `https://cdn.example/${at}.jpg`);
    const all = await Promise.all(addresses.map((address) => proxy.picture({ ...wanted, address })));
    expect(all.every((one) => !one.ok && one.failure.reason === 'timeout')).toBe(true);
    expect(fetchOriginal.mock.calls.length).toBeLessThanOrEqual(2);
  });
});

describe('concurrent requests', () => {
  /** Makes fetches or encodes wait until the test calls `end`, and counts how many are running. */
  function slowly(part: 'fetchOriginal' | 'encode') {
    const ends: (() => void)[] = [];
    const slow = () => new Promise<Outcome<Buffer>>((resolve) => ends.push(() => resolve(ok(bytes('done')))));
    const { proxy } = workshop({ [part]: slow });
    const ask = (address: string, width = 480) => proxy.picture({ ...wanted, address, width });
    return { ask, ends, soon: () => new Promise((resolve) => setTimeout(resolve, 5)) };
  }

  test('fetch two pictures at a time from one host, and eight in all', async () => {
    const { ask, ends, soon } = slowly('fetchOriginal');
    const all = ['a', 'b', 'c', 'd', 'e'].flatMap((host) =>
      [1, 2, 3].map((number) => ask(`https://${host}.example/${number}.jpg`)),
    );
    await soon();
    expect(ends).toHaveLength(8);
    for (let at = 0; at < 15; at++) {
      ends[at]?.();
      await soon();
    }
    expect((await Promise.all(all)).every(({ ok }) => ok)).toBe(true);
  });

  test('encode two pictures at a time', async () => {
    const { ask, ends, soon } = slowly('encode');
    const all = ['a', 'b', 'c'].map((host) => ask(`https://${host}.example/1.jpg`));
    await soon();
    expect(ends).toHaveLength(2);
    ends[0]?.();
    await soon();
    expect(ends).toHaveLength(3);
    for (const end of ends) end();
    await Promise.all(all);
  });

  test('fail as busy when 200 are waiting, and can be retried', async () => {
    const { ask, ends, soon } = slowly('fetchOriginal');
    const waiting = Array.from({ length: 200 }, (_, at) => ask(`https://h${at}.example/a.jpg`));
    await soon();
    expect(await ask('https://late.example/a.jpg')).toMatchObject({ failure: { reason: 'busy' } });
    for (let at = 0; at < 200; at++) {
      while (!ends[at]) await soon();
      ends[at]?.();
    }
    await Promise.all(waiting);
    const late = ask('https://late.example/a.jpg');
    await soon();
    ends[200]?.();
    expect(await late).toMatchObject({ ok: true });
  });
});

test.each<[string, Partial<Wanted>]>([
  ['address', { address: 'https://cdn.example/b.jpg' }],
  ['width', { width: 720 }],
  ['format', { format: 'webp' }],
  ['shape', { whole: true }],
])('pictureKey depends on the %s', (_, change) => {
  expect(pictureKey({ ...wanted, ...change })).not.toBe(pictureKey(wanted));
});
