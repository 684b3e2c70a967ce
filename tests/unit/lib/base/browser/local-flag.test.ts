import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { onFlagChange, readFlag, writeFlag } from '@/lib/base/browser/local-flag';

/** As much of a browser as the flags touch. */
class Browser extends EventTarget {
  kept = new Map<string, string>();
  refuses = false;
  get localStorage() {
    if (this.refuses) throw new Error('refused');
    return {
      getItem: (name: string) => this.kept.get(name) ?? null,
      setItem: (name: string, value: string) => this.kept.set(name, value),
      removeItem: (name: string) => this.kept.delete(name),
    };
  }
}

let browser: Browser;
const place = globalThis as { window?: unknown };

beforeEach(() => {
  browser = new Browser();
  place.window = browser;
});
afterEach(() => {
  delete place.window;
});

test('a flag is unset at first, set by yes, and leaves nothing behind when it is taken back', () => {
  expect(readFlag('a')).toBe(false);
  writeFlag('a', true);
  expect(browser.kept.get('a')).toBe('yes');
  expect(readFlag('a')).toBe(true);
  writeFlag('a', false);
  expect(browser.kept.size).toBe(0);
});

test('where storage is refused, a flag holds until the page is left', () => {
  browser.refuses = true;
  writeFlag('b', true);
  expect(readFlag('b')).toBe(true);
  writeFlag('b', false);
  expect(readFlag('b')).toBe(false);
});

test('a change is told, here and from another tab, until nobody listens', () => {
  let told = 0;
  const stop = onFlagChange(() => told++);
  writeFlag('c', true);
  browser.dispatchEvent(new Event('storage'));
  expect(told).toBe(2);
  stop();
  writeFlag('c', false);
  browser.dispatchEvent(new Event('storage'));
  expect(told).toBe(2);
});
