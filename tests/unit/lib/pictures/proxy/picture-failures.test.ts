import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { FailureReason } from '@/lib/base/outcome';
import { PictureFailures } from '@/lib/pictures/proxy/picture-failures';

const minute = 60_000;
const [one, other, third] = [1, 2, 3].map((number) => `https://cdn.example/${number}.jpg`) as [
  string,
  string,
  string,
];

beforeEach(() => void jest.useFakeTimers({ now: 0 }));

function memory() {
  const logged: string[] = [];
  const onMissing = jest.fn();
  const failures = new PictureFailures({
    now: Date.now,
    log: (host, { reason }) => logged.push(`${host} ${reason}`),
    onMissing,
  });
  const fails = (address: string, reason: FailureReason) =>
    failures.remember(address, { reason, detail: '' });
  return {
    known: (address: string) => failures.known(address),
    isMissing: (address: string) => failures.isMissing(address),
    came: (address: string) => failures.came(address),
    fails,
    logged,
    onMissing,
  };
}

describe('a failed picture', () => {
  test('is not retried for ten minutes, and is left out of pages for an hour', () => {
    const { fails, known, isMissing } = memory();
    fails(one, 'not-a-picture');
    jest.advanceTimersByTime(10 * minute - 1);
    expect(known(one)?.reason).toBe('not-a-picture');
    jest.advanceTimersByTime(1);
    expect([known(one), isMissing(one)]).toEqual([undefined, true]);
    jest.advanceTimersByTime(50 * minute);
    expect(isMissing(one)).toBe(false);
  });

  test('does not affect other pictures of its host', () => {
    const { fails, known, isMissing } = memory();
    fails(one, 'not-a-picture');
    expect([known(other), isMissing(other)]).toEqual([undefined, false]);
  });

  test('is shown again once it loads, and so are other pictures of its host', () => {
    const { fails, known, isMissing, came } = memory();
    fails(one, 'dns');
    came(one);
    expect([known(one), isMissing(one), isMissing(other)]).toEqual([undefined, false, false]);
  });
});

describe('a picture host', () => {
  test.each<FailureReason>(['dns', 'refused', 'tls'])(
    'that fails with the error %s is not retried for a minute, and has no photos on pages for ten minutes',
    (reason) => {
      const { fails, known, isMissing } = memory();
      fails(one, reason);
      jest.advanceTimersByTime(minute - 1);
      expect(known(other)?.reason).toBe(reason);
      jest.advanceTimersByTime(1);
      expect([known(one)?.reason, known(other), isMissing(other)]).toEqual([reason, undefined, true]);
      expect(isMissing('https://else.example/1.jpg')).toBe(false);
      jest.advanceTimersByTime(9 * minute);
      expect([isMissing(one), isMissing(other)]).toEqual([true, false]);
    },
  );

  test('that times out is not retried for a minute, but its other photos stay on pages', () => {
    const { fails, known, isMissing } = memory();
    fails(one, 'timeout');
    expect([known(other)?.reason, isMissing(other)]).toEqual(['timeout', false]);
    jest.advanceTimersByTime(minute);
    expect(known(other)).toBeUndefined();
  });

  test('is logged once in ten minutes, however many of its pictures fail', () => {
    const { fails, logged } = memory();
    fails(one, 'http-status');
    fails(other, 'http-status');
    expect(logged).toEqual(['cdn.example http-status']);
    jest.advanceTimersByTime(10 * minute);
    fails(other, 'dns');
    expect(logged).toEqual(['cdn.example http-status', 'cdn.example dns']);
  });
});

test('photos that fail together are reported once after two seconds, and later failures are reported again', () => {
  const { fails, onMissing } = memory();
  fails(one, 'http-status');
  fails(other, 'http-status');
  expect(onMissing).not.toHaveBeenCalled();
  jest.advanceTimersByTime(2000);
  fails(one, 'http-status');
  jest.advanceTimersByTime(2000);
  expect(onMissing).toHaveBeenCalledTimes(1);
  fails(third, 'http-status');
  jest.advanceTimersByTime(2000);
  expect(onMissing).toHaveBeenCalledTimes(2);
});
