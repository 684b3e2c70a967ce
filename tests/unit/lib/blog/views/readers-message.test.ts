import { expect, test } from '@jest/globals';
import type { Failure } from '@/lib/base/outcome';
import { readersMessage } from '@/lib/blog/views/readers-message';

test.each<[Partial<Failure>, string]>([
  [{ reason: 'http-status', status: 500 }, 'HTTP error! status: 500'],
  [{ reason: 'http-status', status: 401 }, 'HTTP error! status: 401'],
  [{ reason: 'timeout' }, 'It took too long'],
  [{ reason: 'odd-answer' }, 'An error occurred'],
  [{ reason: 'refused' }, 'An error occurred'],
])('requirements section 8: %j is told as %j, without the detail', (failure, words) => {
  expect(readersMessage({ reason: 'dns', detail: 'a secret', ...failure })).toBe(words);
});
