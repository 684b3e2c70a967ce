import { describe, expect, test } from '@jest/globals';
import { fail, type Outcome, ok } from '@/lib/base/outcome';
import { hostPace } from '@/lib/news/sources/host-pace';

/** Returns a pacer with a fake clock, which moves only while a request waits or when a test calls `pass`. */
function pacer() {
  let now = 5000;
  const starts: number[] = [];
  const pace = hostPace({
    now: () => now,
    wait: async (ms) => {
      now += ms;
    },
  });
  return {
    starts,
    pass(ms: number) {
      now += ms;
    },
    request: (address: string, reply: Outcome<string> = ok('feed')) =>
      pace(address, async () => {
        starts.push(now);
        return reply;
      }),
  };
}

const busy = fail('http-status', 'HTTP status 429', { status: 429, retryAfterSeconds: 60 });

test('the pacer starts requests to one host a second apart, and requests to other hosts without delay', async () => {
  const { request, starts } = pacer();
  for (const host of ['a', 'b', 'a', 'a']) await request(`https://${host}.example/feed`);
  expect(starts).toEqual([5000, 5000, 6000, 7000]);
});

describe('after a Retry-After, the pacer', () => {
  test('sends no other request to that host until the stated time', async () => {
    const { request, starts, pass } = pacer();
    await request('https://a.example/one', busy);
    pass(20_000);
    expect(await request('https://a.example/two')).toMatchObject({
      ok: false,
      failure: { status: 429, retryAfterSeconds: 40 },
    });
    expect(starts).toHaveLength(1);
    pass(40_000);
    expect(await request('https://a.example/two')).toEqual(ok('feed'));
  });

  test('still sends requests to other hosts', async () => {
    const { request } = pacer();
    await request('https://a.example/one', busy);
    expect(await request('https://b.example/one')).toEqual(ok('feed'));
  });
});
