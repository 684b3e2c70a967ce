import { expect, test } from '@jest/globals';
import iconv from 'iconv-lite';
import { decoderFor } from '@/lib/news/parse/charset-labels';

/** Each encoding by what servers call it. */
test.each([
  ['utf-8', 'UTF-8 utf8 unicode-1-1-utf-8 "utf-8"'],
  ['utf-16le', 'utf-16 ucs-2 unicode'],
  ['utf-16be', 'unicodefffe'],
  ['windows-1252', 'ISO-8859-1 US-ASCII latin1 latin-1 cp1252 iso_8859-1:1987 ansi ansi_x3.4-1968 ibm819'],
  ['windows-1250', 'cp1250 win-1250'],
  ['windows-1251', 'cp1251 win-1251 win1251'],
  ['windows-1254', 'iso-8859-9 latin5'],
  ['windows-874', 'tis-620 iso-8859-11'],
  ['iso-8859-8', 'hebrew logical iso-8859-8-i'],
  ['iso-8859-15', 'latin9 l9'],
  ['iso8859-16', 'iso8859-16'],
  ['koi8-r', 'koi8 koi'],
  ['koi8-u', 'koi8-ru'],
  ['ibm866', 'cp866 866'],
  ['macintosh', 'mac x-mac-roman'],
  ['maccyrillic', 'x-mac-cyrillic x-mac-ukrainian'],
  ['gb18030', 'GB2312 gbk chinese euc-cn cp936'],
  ['big5-hkscs', 'big5 cn-big5'],
  ['shift_jis', 'x-sjis sjis windows-31j'],
  ['cp932', 'cp932'],
  ['euc-jp', 'x-euc-jp'],
  ['iso-2022-jp', 'csiso2022jp'],
  ['euc-kr', 'ks_c_5601-1987 korean windows-949'],
])('quirk 6: %s reads %s', (decoder, labels) => {
  for (const label of labels.split(' ')) expect([label, decoderFor(label)]).toEqual([label, decoder]);
  expect(decoder === 'iso-2022-jp' || iconv.encodingExists(decoder)).toBe(true);
});

test.each(['utf-7', 'utf7', 'utf-7-imap', 'base64', 'hex', 'x-user-defined', '', '__proto__', undefined])(
  'nothing reads %s',
  (label) => {
    expect(decoderFor(label)).toBeUndefined();
  },
);
