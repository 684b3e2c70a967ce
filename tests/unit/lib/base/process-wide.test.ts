import { expect, test } from '@jest/globals';
import { processWide } from '@/lib/base/process-wide';

test('what has a name is made once', () => {
  let made = 0;
  const counter = () => ({ number: ++made });
  expect(processWide('languages', counter)).toEqual({ number: 1 });
  expect(processWide('languages', counter)).toBe(processWide('languages', counter));
  expect(made).toBe(1);
});

test('another name is another thing', () => {
  expect(processWide('title keys', () => ({}))).not.toBe(processWide('loose links', () => ({})));
});
