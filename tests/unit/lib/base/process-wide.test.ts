import { expect, test } from '@jest/globals';
import { processWide } from '@/lib/base/process-wide';

test('what has a name is made once', () => {
  let made = 0;
  const counter = () => ({ number: ++made });
  expect(processWide('counter', counter)).toEqual({ number: 1 });
  expect(processWide('counter', counter)).toBe(processWide('counter', counter));
  expect(made).toBe(1);
});

test('another name is another thing', () => {
  expect(processWide('one', () => ({}))).not.toBe(processWide('two', () => ({})));
});
