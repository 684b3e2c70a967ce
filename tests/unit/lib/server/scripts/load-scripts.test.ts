import vm from 'node:vm';
import { describe, expect, test } from '@jest/globals';
import { loadScripts } from '@/lib/server/scripts/load-scripts';

const files = ['/_next/static/chunks/a.js', '/_next/static/chunks/b.js'];
const data = '/page-data/abc.json';

/** A page with two files, whose idle moments come when the test says so. */
function untouchedPage(dataComes = true) {
  const asked: string[] = [];
  const idle: (() => void)[] = [];
  const listeners = new Map<string, (event: { type: string }) => void>();
  const page = {
    document: {
      readyState: 'complete',
      querySelectorAll: () => files.map((src) => ({ dataset: { src } })),
      querySelector: () => ({ dataset: { page: data } }),
      createElement: () => ({}),
      head: { append: () => undefined },
      documentElement: { setAttribute: () => undefined, removeAttribute: () => undefined },
    },
    navigator: {},
    addEventListener: (name: string, act: (event: { type: string }) => void) => listeners.set(name, act),
    removeEventListener: () => undefined,
    dispatchEvent: () => undefined,
    Event,
    setTimeout: () => undefined,
    requestIdleCallback: (act: () => void) => idle.push(act),
    fetch: (address: string) => {
      asked.push(address);
      if (address === data && !dataComes) return Promise.reject(new Error('gone'));
      return Promise.resolve({ json: () => [], blob: () => '' });
    },
  };
  vm.runInNewContext(`self = globalThis; (${String(loadScripts)})()`, page);
  return {
    asked,
    happen: (type: string) => listeners.get(type)?.({ type }),
    restOnce: async () => {
      idle.shift()?.();
      await new Promise((next) => setImmediate(next));
    },
  };
}

describe('before the first touch', () => {
  test('nothing is asked for until the page is loaded and the browser idle', () => {
    const page = untouchedPage();
    page.happen('load');
    expect(page.asked).toEqual([]);
  });

  test('each idle moment asks for one file, the data first', async () => {
    const page = untouchedPage();
    page.happen('load');
    for (const soFar of [[data], [data, files[0]], [data, ...files], [data, ...files]]) {
      await page.restOnce();
      expect(page.asked).toEqual(soFar);
    }
  });

  test('data that do not come are not asked for again', async () => {
    const page = untouchedPage(false);
    page.happen('load');
    for (let moments = 0; moments < 5; moments += 1) await page.restOnce();
    expect(page.asked).toEqual([data, ...files]);
  });
});

describe('the first touch', () => {
  test('asks at once for what no idle moment has asked for yet', async () => {
    const page = untouchedPage();
    page.happen('load');
    await page.restOnce();
    await page.restOnce();
    page.happen('keydown');
    expect(page.asked).toEqual([data, ...files]);
  });

  test('before any idle moment asks for everything', () => {
    const page = untouchedPage();
    page.happen('keydown');
    expect(page.asked).toEqual([data, ...files]);
  });

  test('asks once more for data that did not come', async () => {
    const page = untouchedPage(false);
    page.happen('load');
    await page.restOnce();
    page.happen('keydown');
    expect(page.asked).toEqual([data, data, ...files]);
  });
});
