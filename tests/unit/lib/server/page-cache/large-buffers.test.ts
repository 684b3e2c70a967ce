import { expect, test } from '@jest/globals';
import '@/lib/server/page-cache/large-buffers.mjs';

test('a small Buffer is written as ever', () => {
  expect(JSON.stringify(Buffer.from('AB'))).toBe('{"type":"Buffer","data":[65,66]}');
});

test('of the data of a page only the length is written', () => {
  expect(JSON.stringify({ rscData: Buffer.alloc(125_000) })).toBe(
    '{"rscData":{"type":"Buffer","length":125000}}',
  );
});
