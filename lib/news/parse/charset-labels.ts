/** By decoder, as in WHATWG Encoding: old standards as their supersets. No utf-7, in which markup can hide. */
const families: Readonly<Record<string, string>> = {
  'utf-8': 'utf-8 utf8 unicode-1-1-utf-8 x-unicode20utf8',
  'utf-16le': 'utf-16le utf-16 ucs-2 unicode iso-10646-ucs-2',
  'utf-16be': 'utf-16be unicodefffe',
  'windows-1252':
    'windows-1252 cp1252 x-cp1252 iso-8859-1 iso8859-1 iso88591 iso_8859-1 iso_8859-1:1987 latin1 latin-1 l1 ascii us-ascii ansi ansi_x3.4-1968 ibm819 cp819',
  'windows-1250': 'windows-1250 cp1250 x-cp1250 win-1250',
  'windows-1251': 'windows-1251 cp1251 x-cp1251 win-1251 win1251',
  'windows-1253': 'windows-1253 cp1253 x-cp1253',
  'windows-1254': 'windows-1254 cp1254 x-cp1254 iso-8859-9 iso8859-9 iso88599 iso_8859-9 latin5 l5',
  'windows-1255': 'windows-1255 cp1255 x-cp1255',
  'windows-1256': 'windows-1256 cp1256 x-cp1256',
  'windows-1257': 'windows-1257 cp1257 x-cp1257',
  'windows-1258': 'windows-1258 cp1258 x-cp1258',
  'windows-874': 'windows-874 cp874 iso-8859-11 iso8859-11 tis-620 dos-874',
  'iso-8859-2': 'iso-8859-2 iso8859-2 iso_8859-2 latin2 l2',
  'iso-8859-3': 'iso-8859-3 iso8859-3 latin3 l3',
  'iso-8859-4': 'iso-8859-4 iso8859-4 latin4 l4',
  'iso-8859-5': 'iso-8859-5 iso8859-5 cyrillic',
  'iso-8859-6': 'iso-8859-6 iso8859-6 arabic',
  'iso-8859-7': 'iso-8859-7 iso8859-7 greek greek8',
  'iso-8859-8': 'iso-8859-8 iso8859-8 iso-8859-8-i logical hebrew',
  'iso-8859-10': 'iso-8859-10 iso8859-10 latin6 l6',
  'iso-8859-13': 'iso-8859-13 iso8859-13',
  'iso-8859-14': 'iso-8859-14 iso8859-14',
  'iso-8859-15': 'iso-8859-15 iso8859-15 iso_8859-15 latin9 l9',
  'iso-8859-16': 'iso-8859-16 iso8859-16',
  'koi8-r': 'koi8-r koi8 koi koi8_r',
  'koi8-u': 'koi8-u koi8-ru',
  cp866: 'ibm866 cp866 866',
  macintosh: 'macintosh mac x-mac-roman',
  maccyrillic: 'x-mac-cyrillic x-mac-ukrainian',
  gb18030: 'gb18030 gb2312 gb_2312-80 gbk x-gbk chinese csgb2312 euc-cn cp936',
  'big5-hkscs': 'big5 big5-hkscs cn-big5 x-x-big5',
  shift_jis: 'shift_jis shift-jis sjis x-sjis ms_kanji windows-31j cp932',
  'euc-jp': 'euc-jp x-euc-jp',
  'iso-2022-jp': 'iso-2022-jp csiso2022jp',
  'euc-kr': 'euc-kr cp949 ks_c_5601-1987 ks_c_5601-1989 korean windows-949 ksc5601',
};

const byLabel = new Map(
  Object.entries(families).flatMap(([decoder, labels]) => labels.split(' ').map((label) => [label, decoder])),
);

export function decoderFor(label: string | undefined): string | undefined {
  return label === undefined ? undefined : byLabel.get(label.trim().replace(/["']/g, '').toLowerCase());
}
