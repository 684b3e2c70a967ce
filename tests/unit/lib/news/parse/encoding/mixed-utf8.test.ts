import { describe, expect, test } from '@jest/globals';
import { decodeMixedUtf8, isMostlyUtf8, wholeUtf8Length } from '@/lib/news/parse/encoding/mixed-utf8';

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => Buffer.from(part as string)));

describe('UTF-8 with bytes of windows-1252 in between', () => {
  test.each<[string, Buffer, string]>([
    ['plain text', bytes('Council votes'), 'Council votes'],
    ['characters of two, three and four bytes', bytes('é € 🍊'), 'é € 🍊'],
    ['a quotation mark of windows-1252', bytes('café ', [0x93], 'x', [0x94], ' é'), 'café “x” é'],
    ['one at the end', bytes('é', [0xe9]), 'éé'],
    ['a character that breaks off', bytes([0xe2, 0x82], 'x'), 'â‚x'],
    ['a letter in more bytes than it needs', bytes([0xc0, 0xaf]), 'À¯'],
    ['half of a surrogate pair', bytes([0xed, 0xa0, 0x80]), 'í\u00a0€'],
    ['the last of all characters', bytes([0xf4, 0x8f, 0xbf, 0xbf]), '\u{10ffff}'],
    ['one beyond the last', bytes([0xf4, 0x90, 0x80, 0x80]), 'ô\u0090€€'],
    ['the first of three bytes, and none before it', bytes([0xe0, 0xa0, 0x80]), '\u0800'],
    ['three bytes where two would do', bytes([0xe0, 0x9f, 0xbf]), 'àŸ¿'],
    ['four bytes where three would do', bytes([0xf0, 0x8f, 0xbf, 0xbf]), 'ð\u008f¿¿'],
  ])('%s', (_name, given, text) => {
    expect(decodeMixedUtf8(given)).toBe(text);
  });
});

describe('text is mostly UTF-8', () => {
  test.each<[string, Buffer, boolean]>([
    ['with more good characters than bad bytes', bytes('é é', [0x93]), true],
    ['not with as many', bytes('é', [0x93]), false],
    ['not in another encoding', Buffer.from('Café, où, être', 'latin1'), false],
    ['not without any character beyond ASCII, which shows nothing', bytes('Cafe'), false],
  ])('%s', (_name, given, isMostly) => {
    expect(isMostlyUtf8(given)).toBe(isMostly);
  });
});

describe('a document that was cut', () => {
  test.each<[string, Buffer, number]>([
    ['after a letter', bytes('ab'), 2],
    ['after a whole character', bytes('a€'), 4],
    ['inside one of two bytes', bytes('aé').subarray(0, 2), 1],
    ['inside one of three', bytes('a€').subarray(0, 3), 1],
    ['inside one of four', bytes('a🍊').subarray(0, 4), 1],
    ['before everything', bytes(''), 0],
  ])('%s keeps its whole characters', (_name, given, length) => {
    expect(wholeUtf8Length(given)).toBe(length);
  });
});
