import { expect, test } from '@jest/globals';
import { inTime } from '@/lib/web/shared-store/redis-connection';

test('what comes in time is given, a failure too', async () => {
  expect(await inTime(Promise.resolve('a'), 1000)).toBe('a');
  await expect(inTime(Promise.reject(new Error('no')), 1000)).rejects.toThrow('no');
});

test('what never comes is a failure with the code "timeout"', async () => {
  await expect(inTime(new Promise(() => {}), 5)).rejects.toMatchObject({ code: 'timeout' });
});
