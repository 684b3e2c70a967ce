import { AsyncLocalStorage } from 'node:async_hooks';
import { expect, test } from '@jest/globals';
import { noteOutside, outsideRequests, processWide } from '@/lib/base/process-wide';

test('processWide creates one value for each name', () => {
  let created = 0;
  const counter = () => ({ number: ++created });
  expect(processWide('one', counter)).toEqual({ number: 1 });
  expect(processWide('one', counter)).toBe(processWide('one', counter));
  expect(created).toBe(1);
  expect(processWide('two', () => ({}))).not.toBe(processWide('three', () => ({})));
});

const request = new AsyncLocalStorage<string>();

test('outsideRequests runs work without the context of the current request', async () => {
  noteOutside();
  const seen = request.run('/faq', () =>
    outsideRequests(async () => {
      const before = request.getStore();
      await null;
      return [before, request.getStore()];
    }),
  );
  expect(await seen).toEqual([undefined, undefined]);
});

test('outsideRequests leaves the context of the calling request unchanged', () => {
  noteOutside();
  request.run('/faq', () => {
    outsideRequests(() => undefined);
    expect(request.getStore()).toBe('/faq');
  });
});
