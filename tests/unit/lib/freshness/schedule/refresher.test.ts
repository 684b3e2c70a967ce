import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { startRefresher } from '@/lib/freshness/schedule/refresher';
import { listener } from '../../../listener';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function start() {
  const { log, lines } = listener();
  const events: string[] = [];
  const refreshes: Promise<void>[] = [];
  const stop = startRefresher({
    look: () => {
      events.push('look');
      return refreshes.splice(0);
    },
    log,
  });
  return { stop, events, lines, refreshes };
}

test('it looks at once, and then once a second until it is stopped', () => {
  const { stop, events } = start();
  expect(events).toHaveLength(1);
  jest.advanceTimersByTime(999);
  expect(events).toHaveLength(1);
  jest.advanceTimersByTime(2001);
  expect(events).toHaveLength(4);
  stop();
  jest.advanceTimersByTime(5000);
  expect(events).toEqual(['look', 'look', 'look', 'look']);
});

describe('a refresh that breaks', () => {
  test('is logged, and the next look comes all the same', async () => {
    const { events, lines, refreshes } = start();
    refreshes.push(Promise.reject(new TypeError('a bug')), Promise.resolve());
    jest.advanceTimersByTime(1000);
    await Promise.resolve();
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^error a refresh broke .*a bug/);
    jest.advanceTimersByTime(1000);
    expect(events).toHaveLength(3);
  });
});
