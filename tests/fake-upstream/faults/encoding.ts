import { type Fault, type Faults, type Outcomes, okReply, rssWith, type Scene } from './fault';

// The five characters above U+00FF that the titles hold, as windows-1252 has them (0x80 to 0x9F).
const windows1252: Readonly<Record<string, number>> = {
  '€': 0x80,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '–': 0x96,
};

/** What every kind of this group has before each title; a reader must see it just so. */
export const accents = 'Café “Niño” – €5, l’été: ';

/** The bytes of a text in windows-1252. Throws on a character that it does not have here. */
export function inWindows1252(text: string): Buffer {
  return Buffer.from(
    Array.from(text, (letter) => {
      const byte = windows1252[letter] ?? letter.charCodeAt(0);
      if (byte > 0xff) throw new Error(`No byte for ${letter}`);
      return byte;
    }),
  );
}

function inUtf16(text: string, order: 'LE' | 'BE', mark: boolean): Buffer {
  const bytes = Buffer.from((mark ? '\ufeff' : '') + text, 'utf16le');
  return order === 'LE' ? bytes : bytes.swap16();
}

type Writing = {
  does: string;
  /** What the XML declaration says; none at all when null. */
  declared: string | null;
  /** What the Content-Type says. */
  charset?: string;
  encode: (text: string) => Buffer;
  expect?: Outcomes | readonly Outcomes[];
};

function written({ does, declared, charset, encode, expect = 'served' }: Writing): Fault {
  const type = `application/rss+xml${charset ? `; charset=${charset}` : ''}`;
  return { does, expect, reply: (scene) => okReply(encode(accented(scene, declared)), type) };
}

function accented(scene: Scene, declared: string | null): string {
  const text = rssWith(scene, (fields) => ({ ...fields, title: accents + fields.title }));
  return text.replace(' encoding="UTF-8"', declared === null ? '' : ` encoding="${declared}"`);
}

const utf8 = (text: string) => Buffer.from(text);

// UTF-7 as a careless decoder would read it: the angle brackets and quotes hidden in base64.
function inUtf7(text: string): Buffer {
  const ascii = text.replaceAll(accents, '').replaceAll('+', '+-');
  return Buffer.from(
    ascii.replaceAll('<', '+ADw-').replaceAll('>', '+AD4-').replaceAll('"', '+ACI-'),
    'latin1',
  );
}

/** The characters of the titles are written one way and announced another, or in a rare way. */
export const encodingFaults = {
  'charset-lies': written({
    does: 'Serves UTF-8 whose Content-Type says iso-8859-1.',
    declared: 'UTF-8',
    charset: 'iso-8859-1',
    encode: utf8,
  }),
  'prolog-lies': written({
    does: 'Serves UTF-8 whose XML declaration says windows-1252.',
    declared: 'windows-1252',
    encode: utf8,
  }),
  'utf8-lies': written({
    does: 'Serves windows-1252 that says UTF-8 in its Content-Type and XML declaration.',
    declared: 'UTF-8',
    charset: 'utf-8',
    encode: inWindows1252,
  }),
  'missing-charset-latin1': written({
    does: 'Serves windows-1252, as sites that mean latin1 do, and says nowhere that it does.',
    declared: null,
    encode: inWindows1252,
  }),
  'windows-1252': written({
    does: 'Serves windows-1252 and says so.',
    declared: 'windows-1252',
    charset: 'windows-1252',
    encode: inWindows1252,
  }),
  'iso-8859-1': written({
    does: 'Serves what says iso-8859-1 but has the quotes and dashes of windows-1252.',
    declared: 'ISO-8859-1',
    encode: inWindows1252,
  }),
  'utf8-bom': written({
    does: 'Serves UTF-8 behind a byte order mark.',
    declared: 'UTF-8',
    encode: (text) => utf8(`\ufeff${text}`),
  }),
  'utf16-le': written({
    does: 'Serves UTF-16, little end first, with a byte order mark.',
    declared: 'UTF-16',
    encode: (text) => inUtf16(text, 'LE', true),
  }),
  'utf16-be': written({
    does: 'Serves UTF-16, big end first, with a byte order mark.',
    declared: 'UTF-16',
    encode: (text) => inUtf16(text, 'BE', true),
  }),
  'utf16-no-bom': written({
    does: 'Serves UTF-16, little end first, without a mark; the Content-Type names it.',
    declared: 'UTF-16LE',
    charset: 'utf-16le',
    encode: (text) => inUtf16(text, 'LE', false),
  }),
  'invalid-utf8': written({
    does: 'Serves UTF-8 with bytes in the titles that no UTF-8 text can hold.',
    declared: 'UTF-8',
    charset: 'utf-8',
    encode: (text) =>
      Buffer.from(
        Buffer.from(text).toString('latin1').replaceAll('headline', 'head\xff\xc0\xaf\xed\xa0\x80line'),
        'latin1',
      ),
    expect: ['served', 'malformed'],
  }),
  'unknown-encoding': written({
    does: 'Serves UTF-8 that says it is x-klingon.',
    declared: 'x-klingon',
    charset: 'x-klingon',
    encode: utf8,
    expect: ['served', 'malformed'],
  }),
  utf7: written({
    does: 'Serves UTF-7 and says so: it must never be decoded.',
    declared: 'UTF-7',
    charset: 'utf-7',
    encode: inUtf7,
    expect: ['not-a-feed', 'malformed', 'truncated'],
  }),
} satisfies Faults;
