import { afterAll, beforeEach, expect, test } from '@jest/globals';
import { setProcessWide } from '@/lib/base/process-wide';
import { sharedStore } from '@/lib/freshness/records/shared-store';

const before = { ...process.env };
const connected = { inReach: () => true };

beforeEach(() => {
  process.env = { ...before, REDIS_URL: 'redis://127.0.0.1:6379', SIGNING_KEY: 'k'.repeat(32) };
  setProcessWide('shared store', connected);
});
afterAll(() => {
  setProcessWide('shared store', undefined);
  process.env = { ...before };
});

test('a process has one connection to the store that instances share', () => {
  expect(sharedStore()).toBe(connected);
});
