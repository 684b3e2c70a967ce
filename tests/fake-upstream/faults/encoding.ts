import { type Fault, type Faults, rssWith, sends } from './fault';

// Bytes from 0x80 to 0x9F in windows-1252, for characters above U+00FF in the titles.
const windows1252: Readonly<Record<string, number>> = {
  '€': 0x80,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '–': 0x96,
};

/** Prefix of all titles in this group. Parsers must return exactly this text. */
export const accents = 'Café “Niño” – €5, l’été: ';

type Encode = (text: string) => Buffer;

const utf8: Encode = (text) => Buffer.from(text);
const inWindows1252: Encode = (text) =>
  Buffer.from(Array.from(text, (letter) => windows1252[letter] ?? letter.charCodeAt(0)));
const inUtf16: Encode = (text) => Buffer.from(text, 'utf16le');

/** Encodes text as UTF-7 that a careless decoder would accept: base64 hides angle brackets and quotes. */
const inUtf7: Encode = (text) => {
  const ascii = text.replaceAll(accents, '').replaceAll('+', '+-');
  const hidden = ascii.replaceAll('<', '+ADw-').replaceAll('>', '+AD4-').replaceAll('"', '+ACI-');
  return Buffer.from(hidden, 'latin1');
};

/** Encodes text so that the titles contain bytes that are not valid UTF-8. */
const inNoUtf8: Encode = (text) =>
  Buffer.from(
    utf8(text).toString('latin1').replaceAll('headline', 'head\xff\xc0\xaf\xed\xa0\x80line'),
    'latin1',
  );

/**
 * Returns a fault that encodes the feed. `declared`: encoding in the XML declaration (none if null); `charset`:
 * encoding in Content-Type. Both may be wrong.
 */
function written(
  encode: Encode,
  declared: string | null,
  charset?: string,
  expect: Fault['expect'] = 'served',
): Fault {
  const type = `application/rss+xml${charset ? `; charset=${charset}` : ''}`;
  return sends(
    expect,
    (scene) => {
      const text = rssWith(scene, (fields) => ({ ...fields, title: accents + fields.title }));
      return encode(text.replace(' encoding="UTF-8"', declared === null ? '' : ` encoding="${declared}"`));
    },
    type,
  );
}

/** Faults whose encoding is rare, or differs from the declared one. */
export const encodingFaults = {
  'charset-lies': written(utf8, 'UTF-8', 'iso-8859-1'),
  'prolog-lies': written(utf8, 'windows-1252'),
  'utf8-lies': written(inWindows1252, 'UTF-8', 'utf-8'),
  // Undeclared windows-1252, as from sites that were written for latin1.
  'missing-charset-latin1': written(inWindows1252, null),
  'windows-1252': written(inWindows1252, 'windows-1252', 'windows-1252'),
  // Declared as latin1, but with quotes and dashes that only windows-1252 has.
  'iso-8859-1': written(inWindows1252, 'ISO-8859-1'),
  'utf8-bom': written((text) => utf8(`\ufeff${text}`), 'UTF-8'),
  'utf16-le': written((text) => inUtf16(`\ufeff${text}`), 'UTF-16'),
  'utf16-be': written((text) => inUtf16(`\ufeff${text}`).swap16(), 'UTF-16'),
  'utf16-no-bom': written(inUtf16, 'UTF-16LE', 'utf-16le'),
  'invalid-utf8': written(inNoUtf8, 'UTF-8', 'utf-8', ['served', 'malformed']),
  'unknown-encoding': written(utf8, 'x-klingon', 'x-klingon', ['served', 'malformed']),
  // Parsers must never decode UTF-7.
  utf7: written(inUtf7, 'UTF-7', 'utf-7', ['not-a-feed', 'malformed', 'truncated']),
} satisfies Faults;
