import { describe, expect, test } from '@jest/globals';
import iconv from 'iconv-lite';
import { decodeText } from '@/lib/news/parse/encoding/decode-text';

const declared = (label: string, text: string) => `<?xml version="1.0" encoding="${label}"?>${text}`;

describe('a byte order mark', () => {
  test.each<[string, number[]]>([
    ['utf-8', [0xef, 0xbb, 0xbf]],
    ['utf-16le', [0xff, 0xfe]],
    ['utf-16be', [0xfe, 0xff]],
    ['utf-32le', [0xff, 0xfe, 0, 0]],
    ['utf-32be', [0, 0, 0xfe, 0xff]],
  ])('of %s counts more than any label, and is no text', (encoding, mark) => {
    const bytes = Buffer.concat([Buffer.from(mark), iconv.encode('Café €', encoding)]);
    expect(decodeText(bytes, 'windows-1252')).toBe('Café €');
  });

  test('of UTF-8 before mixed bytes leaves them mixed', () => {
    expect(decodeText(Buffer.from([0xef, 0xbb, 0xbf, 0xc3, 0xa9, 0x80]))).toBe('é€');
  });
});

describe('UTF-16 without a mark', () => {
  test.each(['utf-16le', 'utf-16be'])('is known by its zeros: %s', (encoding) => {
    expect(decodeText(iconv.encode('<rss>é', encoding))).toBe('<rss>é');
  });

  test.each<[string, number[]]>([
    ['one zero', [0x3c, 0, 0x72, 0x73]],
    ['a zero before and one at the end', [0, 0x3c, 0x72, 0]],
    ['three zeros', [0, 0, 0, 0x3c]],
    ['no ASCII', [0x3c, 0, 0x80, 0]],
    ['no ASCII, the other way around', [0, 0x3c, 0, 0x80]],
    ['one letter alone', [0x3c, 0]],
  ])('is not meant by %s', (_, bytes) => {
    expect(decodeText(Buffer.from(bytes), 'iso-8859-1')).toHaveLength(bytes.length);
  });
});

describe('bytes that are not UTF-8', () => {
  const cyrillic = (label: string) => iconv.encode(declared(label, 'Новости'), 'windows-1251');

  test('are read as the header says, before the declaration', () => {
    expect(decodeText(cyrillic('iso-8859-1'), 'windows-1251')).toContain('Новости');
    expect(decodeText(cyrillic('windows-1251'), 'no-such-label')).toContain('Новости');
  });

  test('are read as the declaration says where the header claims UTF-8', () => {
    expect(decodeText(cyrillic('windows-1251'), 'utf-8')).toContain('Новости');
  });

  test('are windows-1252 where nothing is said, or what is not true', () => {
    const bytes = Buffer.from([0x80, 0x93, 0xe9, 0x20, 0x81, 0x9f]);
    expect(decodeText(bytes)).toBe('€“é \u0081Ÿ');
    expect(decodeText(bytes, 'utf-8')).toBe('€“é \u0081Ÿ');
    expect(decodeText(bytes, 'iso-8859-1')).toBe('€“é \u0081Ÿ');
  });

  test('are UTF-8 all the same where most characters are, whatever is said', () => {
    const bytes = Buffer.concat([Buffer.from('é é é'), Buffer.from([0x93])]);
    expect(decodeText(bytes, 'windows-1251')).toBe('é é é“');
  });
});

describe('the declaration', () => {
  const behind = (junk: number) =>
    iconv.encode(`${' '.repeat(junk)}${declared('koi8-r', 'Новости')}`, 'koi8-r');

  test('is found behind junk, within the first 1,000 bytes', () => {
    const length = '<?xml version="1.0" encoding="koi8-r"'.length;
    expect(decodeText(behind(1000 - length))).toContain('Новости');
    expect(decodeText(behind(1001 - length))).not.toContain('Новости');
  });

  test.each([`<?xml encoding='koi8-r'?>`, '<?XML ENCODING = "KOI8-R"?>', '<?xml\nencoding="koi8-r"?>'])(
    '%j is read',
    (xml) => {
      expect(decodeText(iconv.encode(`${xml}Новости`, 'koi8-r'))).toContain('Новости');
    },
  );
});

describe('ISO-2022-JP, which is seven-bit', () => {
  // 日本 between its escapes.
  const bytes = Buffer.from('\u001b$BF|K\\\u001b(B', 'latin1');

  test.each([
    ['the header', bytes, 'iso-2022-jp'],
    ['the declaration', Buffer.concat([Buffer.from(declared('ISO-2022-JP', '')), bytes]), undefined],
  ])('is read where %s names it', (_, given, charset) => {
    expect(decodeText(given, charset)).toContain('日本');
  });

  test('is not guessed', () => {
    expect(decodeText(bytes)).toContain('$BF|K');
  });

  test('is UTF-8 where it has no escape', () => {
    expect(decodeText(Buffer.from('Café'), 'iso-2022-jp')).toBe('Café');
  });
});

test('a document that was cut inside a character loses that one', () => {
  expect(decodeText(Buffer.from('Café €').subarray(0, -1))).toBe('Café ');
});
