import { describe, expect, test } from '@jest/globals';
import type { Failure } from '@/lib/base/outcome';
import { Refresh } from '@/lib/freshness/slots/refresh';

/** A refresh that began at 1000 ms, and the failures that were noted of it. */
function begun() {
  const noted: Failure[] = [];
  const refresh = new Refresh(1000, { note: (failure) => void noted.push(failure), end: () => {} });
  const isTried = async () => (await Promise.race([refresh.firstTry, 'not yet'])) !== 'not yet';
  return { refresh, noted, isTried };
}

describe('the first try ends', () => {
  test('not before it is tried', async () => {
    const { refresh, noted, isTried } = begun();
    expect(await isTried()).toBe(false);
    refresh.tried();
    expect([await isTried(), noted]).toEqual([true, []]);
  });

  test('with a failed try, which is noted', async () => {
    const { refresh, noted, isTried } = begun();
    refresh.failedTry({ reason: 'dns', detail: 'no such host' });
    expect(await isTried()).toBe(true);
    expect(noted).toEqual([{ reason: 'dns', detail: 'no such host' }]);
  });
});

describe('a silence', () => {
  test('of less than twelve seconds is none', async () => {
    const { refresh, noted, isTried } = begun();
    refresh.noteSilence(12_999);
    expect([await isTried(), noted]).toEqual([false, []]);
  });

  test('of twelve seconds is a failed first try, once', async () => {
    const { refresh, noted, isTried } = begun();
    refresh.noteSilence(13_000);
    refresh.noteSilence(14_000);
    expect(await isTried()).toBe(true);
    expect(noted).toEqual([{ reason: 'timeout', detail: 'no answer yet' }]);
  });

  test('after the first try is none', () => {
    const { refresh, noted } = begun();
    refresh.tried();
    refresh.noteSilence(60_000);
    expect(noted).toEqual([]);
  });
});
