import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { followTitle } from '@/lib/radio/player/stream-title';

/** A browser's event source, of which a test says what comes. */
class FakeSource extends EventTarget {
  static readonly CLOSED = 2;
  readyState = 1;

  constructor(address: string) {
    super();
    opened.push(address);
    newest = this;
  }

  tell(title: string | null): void {
    this.dispatchEvent(Object.assign(new Event('title'), { data: JSON.stringify({ title }) }));
  }

  /** `readyState`: 0 when the browser reconnects, 2 when it gives up. */
  fail(readyState: 0 | 2): void {
    this.readyState = readyState;
    this.dispatchEvent(new Event('error'));
  }

  close(): void {
    this.readyState = 2;
  }
}

let opened: string[] = [];
let newest: FakeSource | undefined;

describe('the titles of a stream', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    opened = [];
    Object.assign(globalThis, { EventSource: FakeSource });
  });

  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(globalThis, 'EventSource');
  });

  function follow() {
    const titles: (string | undefined)[] = [];
    const stop = followTitle('/now', (title) => titles.push(title));
    return { titles, stop };
  }

  /** How many ms pass before the next connection is opened; at most two minutes. */
  function untilOpened(): number {
    const before = opened.length;
    for (let ms = 0; ms <= 120_000; ms += 1000) {
      if (opened.length > before) return ms;
      jest.advanceTimersByTime(1000);
    }
    return Number.POSITIVE_INFINITY;
  }

  test('are told as they come', () => {
    const { titles } = follow();
    newest?.tell('One');
    newest?.tell('Two');
    newest?.tell(null);
    expect([opened, titles]).toEqual([['/now'], ['One', 'Two', undefined]]);
  });

  test('are left to the browser while it reconnects', () => {
    const { titles } = follow();
    newest?.tell('One');
    newest?.fail(0);
    expect([untilOpened(), titles]).toEqual([Number.POSITIVE_INFINITY, ['One']]);
  });

  test('are unknown once the browser has given up, and followed again', () => {
    const { titles } = follow();
    newest?.tell('One');
    newest?.fail(2);
    expect(untilOpened()).toBe(10_000);
    newest?.tell('Two');
    expect([opened, titles]).toEqual([
      ['/now', '/now'],
      ['One', undefined, 'Two'],
    ]);
  });

  test('are no longer followed after the end, not even by an attempt that was due', () => {
    const { stop } = follow();
    newest?.fail(2);
    stop();
    expect([untilOpened(), newest?.readyState]).toEqual([Number.POSITIVE_INFINITY, 2]);
  });
});
