import { describe, expect, test } from '@jest/globals';
import { outOfBase64 } from '@/lib/news/parse/encoding/base64-text';
import { byName } from '@/lib/news/parse/raw-feed';

const encoded = (bytes: string | number[]) => Buffer.from(bytes as string).toString('base64');
const content = (text: string, attributes: Record<string, string>) => ({
  name: 'content',
  attributes,
  text,
  children: byName([]),
});
const decoded = (text: string, type?: string) =>
  outOfBase64(content(text, { mode: 'BASE64', ...(type && { type }) }))?.text;

test('an element of another mode stays as it is', () => {
  const plain = content('Y2Fmw6k=', { mode: 'escaped' });
  expect(outOfBase64(plain)).toBe(plain);
  const without = content('Y2Fmw6k=', {});
  expect(outOfBase64(without)).toBe(without);
});

describe('a text in base64', () => {
  test.each([undefined, 'html', 'text/html', 'application/xhtml+xml', 'application/octet-stream'])(
    'is decoded where its type is %s',
    (type) => {
      expect(decoded(encoded('The café opens.'), type)).toBe('The café opens.');
    },
  );

  test('may be wrapped over lines', () => {
    expect(decoded('Y2Fm\n  w6k=\n')).toBe('café');
  });

  test('keeps a type that is a word, not one of files', () => {
    const typeOf = (type: string) =>
      outOfBase64(content(encoded('Hi'), { mode: 'base64', type }))?.attributes;
    expect(typeOf('html')).toEqual({ type: 'html' });
    expect(typeOf('text/html')).toEqual({});
  });
});

describe('content that is not a text is left out', () => {
  test.each(['image/png', 'audio/mpeg', 'application/pdf'])('by its type, %s', (type) => {
    expect(decoded(encoded('Hi'), type)).toBeUndefined();
  });

  test.each([
    ['letters that base64 does not have', 'Council votes: yes!'],
    ['bytes that are no UTF-8', encoded([0x63, 0x61, 0x66, 0xe9])],
    ['control characters', encoded([0x63, 0x00, 0x66])],
  ])('by %s', (_, text) => {
    expect(decoded(text)).toBeUndefined();
  });
});
