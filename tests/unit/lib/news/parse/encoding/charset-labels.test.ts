import { describe, expect, it } from '@jest/globals';
import iconv from 'iconv-lite';
import { decoderFor } from '@/lib/news/parse/encoding/charset-labels';

describe('decoderFor', () => {
  it.each([
    ['UTF-8', 'utf-8'],
    [' "utf-8" ', 'utf-8'],
    ['ISO-8859-1', 'windows-1252'],
    ['latin1', 'windows-1252'],
    ['US-ASCII', 'windows-1252'],
    ['iso-8859-9', 'windows-1254'],
    ['GB2312', 'gb18030'],
    ['x-sjis', 'shift_jis'],
    ['ks_c_5601-1987', 'euc-kr'],
  ])('%s is read by %s', (label, decoder) => {
    expect(decoderFor(label)).toBe(decoder);
  });

  it.each([
    'utf-7',
    'utf7',
    'utf-7-imap',
    'base64',
    'hex',
    'binary',
    'x-user-defined',
    '',
    '__proto__',
    undefined,
  ])('does not know %s', (label) => {
    expect(decoderFor(label)).toBeUndefined();
  });

  it('names decoders that exist', () => {
    const labels =
      'windows-1250 windows-874 iso-8859-2 iso-8859-10 iso-8859-16 koi8-u ibm866 macintosh x-mac-cyrillic gbk big5 euc-jp euc-kr utf-16be';
    for (const label of labels.split(' ')) expect(iconv.encodingExists(decoderFor(label) ?? '')).toBe(true);
  });
});
