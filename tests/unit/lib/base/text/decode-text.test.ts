import { describe, expect, test } from '@jest/globals';
import iconv from 'iconv-lite';
import { decodeText } from '@/lib/base/text/decode-text';

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => Buffer.from(part as string)));

test.each<[string, Buffer, string]>([
  ['characters of two, three and four bytes', bytes('é € 🍊'), 'é € 🍊'],
  ['a Windows-1252 quotation mark', bytes('café ', [0x93], 'x', [0x94], ' é'), 'café “x” é'],
  ['a Windows-1252 letter at the end', bytes('é', [0xe9]), 'éé'],
  ['a truncated character', bytes([0xe2, 0x82], 'x'), 'â‚x'],
  ['an overlong two-byte form', bytes([0xc0, 0xaf]), 'À¯'],
  ['half of a surrogate pair', bytes([0xed, 0xa0, 0x80]), 'í\u00a0€'],
  ['the last code point', bytes([0xf4, 0x8f, 0xbf, 0xbf]), '\u{10ffff}'],
  ['a code point beyond the last', bytes([0xf4, 0x90, 0x80, 0x80]), 'ô\u0090€€'],
  ['the first three-byte character', bytes([0xe0, 0xa0, 0x80]), '\u0800'],
  ['an overlong three-byte form', bytes([0xe0, 0x9f, 0xbf]), 'àŸ¿'],
  ['an overlong four-byte form', bytes([0xf0, 0x8f, 0xbf, 0xbf]), 'ð\u008f¿¿'],
])('decodeText decodes UTF-8 mixed with Windows-1252: %s', (_name, encoded, text) => {
  const around = bytes('é '.repeat(9));
  expect(decodeText(Buffer.concat([around, encoded, around]))).toBe(
    `${'é '.repeat(9)}${text}${'é '.repeat(9)}`,
  );
});

const declared = (label: string, text: string) => `<?xml version="1.0" encoding="${label}"?>${text}`;

test('decodeText decodes mixed bytes after a UTF-8 byte order mark', () => {
  expect(decodeText(Buffer.from([0xef, 0xbb, 0xbf, 0xc3, 0xa9, 0x80]))).toBe('é€');
});

test.each<[string, number[]]>([
  ['one zero byte', [0x3c, 0, 0x72, 0x73]],
  ['a zero byte at each end', [0, 0x3c, 0x72, 0]],
  ['three zero bytes', [0, 0, 0, 0x3c]],
  ['only zero bytes', Array.from({ length: 32 }, () => 0)],
  ['a few zero bytes among many', [0x3c, 0, 0x72, 0, ...Array.from({ length: 32 }, () => 0x73)]],
  ['a single letter', [0x3c, 0]],
])('decodeText does not decode as UTF-16: %s', (_, bytes) => {
  expect(decodeText(Buffer.from(bytes), 'iso-8859-1')).toHaveLength(bytes.length);
});

describe('bytes that are not UTF-8', () => {
  const cyrillic = (label: string) => iconv.encode(declared(label, 'Новости'), 'windows-1251');

  test('are decoded as the header says, even if the XML declaration differs', () => {
    expect(decodeText(cyrillic('iso-8859-1'), 'windows-1251')).toContain('Новости');
    expect(decodeText(cyrillic('windows-1251'), 'no-such-label')).toContain('Новости');
  });

  test('are decoded as the XML declaration says if the header wrongly says UTF-8', () => {
    expect(decodeText(cyrillic('windows-1251'), 'utf-8')).toContain('Новости');
  });
});

describe('the XML declaration', () => {
  const behind = (junk: number) =>
    iconv.encode(`${' '.repeat(junk)}${declared('koi8-r', 'Новости')}`, 'koi8-r');

  test('is found after other content within the first 1,000 bytes', () => {
    const length = '<?xml version="1.0" encoding="koi8-r"'.length;
    expect(decodeText(behind(1000 - length))).toContain('Новости');
    expect(decodeText(behind(1001 - length))).not.toContain('Новости');
  });

  test.each([`<?xml encoding='koi8-r'?>`, '<?XML ENCODING = "KOI8-R"?>', '<?xml\nencoding="koi8-r"?>'])(
    'is recognized in %j',
    (xml) => {
      expect(decodeText(iconv.encode(`${xml}Новости`, 'koi8-r'))).toContain('Новости');
    },
  );
});
