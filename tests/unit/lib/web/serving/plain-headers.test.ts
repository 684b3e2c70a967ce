import { expect, test } from '@jest/globals';
import { plainValue } from '@/lib/web/serving/plain-headers';

test.each([
  ['a text', 'text/xml', 'text/xml'],
  ['a list of one', ['text/xml'], 'text/xml'],
  ['a list of several', ['a=1', 'b=2'], ['a=1', 'b=2']],
  ['a number', 5, 5],
])('%s as a header’s value', (_, value, plain) => {
  expect(plainValue<unknown>(value)).toEqual(plain);
});
