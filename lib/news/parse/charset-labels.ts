import iconv from 'iconv-lite';

/** Decoders that read more than the standard's, and other names of the same. */
const decoders: Readonly<Record<string, string>> = {
  'iso-8859-8-i': 'iso-8859-8',
  big5: 'big5-hkscs',
  gbk: 'gb18030',
  'x-mac-cyrillic': 'maccyrillic',
};
/** What servers write besides the names of the standard. */
const alsoWritten: Readonly<Record<string, string>> = {
  ansi: 'latin1',
  'latin-1': 'latin1',
  latin9: 'iso-8859-15',
  'win-1250': 'cp1250',
  'win-1251': 'cp1251',
  win1251: 'cp1251',
  'euc-cn': 'gbk',
  cp936: 'gbk',
  'koi8-ru': 'koi8-u',
};
const BY_NUMBER = /^(?:cp|iso-?8859-)\d+$/;

/** By a label of WHATWG Encoding, which reads old standards as their supersets and knows no utf-7. */
export function decoderFor(label = ''): string | undefined {
  const name = label.trim().replace(/["']/g, '').toLowerCase();
  try {
    const { encoding } = new TextDecoder(alsoWritten[name] ?? name);
    return decoders[encoding] ?? encoding;
  } catch {
    return BY_NUMBER.test(name) && iconv.encodingExists(name) ? name : undefined;
  }
}
