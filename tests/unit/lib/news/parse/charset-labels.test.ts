import { describe, expect, it } from '@jest/globals';
import iconv from 'iconv-lite';
import { decoderFor } from '@/lib/news/parse/charset-labels';

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

  /** Each encoding by what servers call it. */
  it.each([
    ['utf-8', 'utf-8 utf8 unicode-1-1-utf-8'],
    ['utf-16le', 'utf-16 ucs-2 unicode'],
    ['utf-16be', 'unicodefffe'],
    ['windows-1252', 'cp1252 iso_8859-1:1987 l1 ascii ansi_x3.4-1968 ibm819'],
    ['windows-1250', 'cp1250 x-cp1250'],
    ['windows-1251', 'cp1251 win-1251'],
    ['windows-1253', 'cp1253 x-cp1253'],
    ['windows-1254', 'cp1254 latin5 l5'],
    ['windows-1255', 'cp1255 x-cp1255'],
    ['windows-1256', 'cp1256 x-cp1256'],
    ['windows-1257', 'cp1257 x-cp1257'],
    ['windows-1258', 'cp1258 x-cp1258'],
    ['windows-874', 'tis-620 iso-8859-11'],
    ['iso-8859-2', 'latin2 l2'],
    ['iso-8859-3', 'latin3 l3'],
    ['iso-8859-4', 'latin4 l4'],
    ['iso-8859-5', 'cyrillic'],
    ['iso-8859-6', 'arabic'],
    ['iso-8859-7', 'greek'],
    ['iso-8859-8', 'hebrew logical iso-8859-8-i'],
    ['iso-8859-10', 'latin6 l6'],
    ['iso-8859-13', 'iso8859-13'],
    ['iso-8859-14', 'iso8859-14'],
    ['iso-8859-15', 'latin9 l9'],
    ['iso-8859-16', 'iso8859-16'],
    ['koi8-r', 'koi8 koi'],
    ['koi8-u', 'koi8-ru'],
    ['cp866', 'ibm866 866'],
    ['macintosh', 'mac x-mac-roman'],
    ['maccyrillic', 'x-mac-cyrillic x-mac-ukrainian'],
    ['gb18030', 'gbk chinese euc-cn cp936'],
    ['big5-hkscs', 'big5 cn-big5'],
    ['shift_jis', 'sjis windows-31j cp932'],
    ['euc-jp', 'x-euc-jp'],
    ['iso-2022-jp', 'csiso2022jp'],
    ['euc-kr', 'cp949 korean windows-949'],
  ])('%s has the names %s, and can be read', (decoder, labels) => {
    for (const label of labels.split(' ')) expect([label, decoderFor(label)]).toEqual([label, decoder]);
    expect(decoder === 'iso-2022-jp' || iconv.encodingExists(decoder)).toBe(true);
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
});
