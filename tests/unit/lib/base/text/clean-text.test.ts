import { describe, expect, it, test } from '@jest/globals';
import {
  calmMarks,
  cleanText,
  cutText,
  undoDoubleEncoding,
  windows1252Character,
} from '@/lib/base/text/clean-text';

test.each([
  [0x7f, '\u007F'],
  [0x80, '€'],
  [0x9f, 'Ÿ'],
  [0xa0, '\u00A0'],
])('the Windows-1252 byte %i is %j', (byte, character) => {
  expect(windows1252Character(byte)).toBe(character);
});

describe('undoDoubleEncoding', () => {
  it.each([
    ['CafÃ©', 'Café'],
    ['Cityâ€™s â€œbestâ€\u009d', 'City’s “best”'],
    ['ðŸ™‚', '🙂'],
    ['日本 â€“ 2026', '日本 – 2026'],
    ['é Ã©', 'é é'],
    ['Café: le cÅ“ur', 'Café: le cœur'],
    ['“Hello” ðŸ™‚', '“Hello” 🙂'],
    ['日本: Cityâ€™s Ã”', '日本: City’s Ô'],
    ['é: Ð¿Ñ€Ð¸Ð²ÐµÑ‚', 'é: привет'],
  ])('repairs %s', (text, right) => {
    expect(undoDoubleEncoding(text)).toBe(right);
  });

  it.each(['«CAFÉ»', 'CORAÇÃO', 'İstanbul', 'voilà « bonjour » é', 'IRMÃ” – é', '«PÃ» é', 'PÅ… é'])(
    'leaves %s unchanged',
    (text) => {
      expect(undoDoubleEncoding(text)).toBe(text);
    },
  );
});

test.each([
  'naïve café, Điện Biên Phủ',
  'e\u0301 in two parts',
  'בְּרֵאשִׁ֖ית בָּרָ֣א אֱלֹהִ֑ים',
  'بِسْمِ ٱللَّهِ ٱلرَّحْمَـٰنِ',
  'क्षत्रिय, राष्ट्र, कर्त्स्न्य',
  'น้ำผึ้งที่นี่',
  'བསྒྲུབས་ཏེ།',
  '각하 \u1100\u1161\u11a8',
  '👨🏽‍❤️‍💋‍👨🏿 👨‍👩‍👧‍👦 🏳️‍🌈 🇺🇸 1️⃣',
  '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
])('calmMarks leaves real text unchanged: %s', (text) => {
  expect(calmMarks(text)).toBe(text);
});

describe('calmMarks, which limits stacked marks (fault 66),', () => {
  test('keeps five marks on one letter', () => {
    expect(calmMarks(`Z${'\u0335\u0336'.repeat(100)}algo`)).toBe('Z\u0335\u0336\u0335\u0336\u0335algo');
  });

  test('limits every combining mark in Unicode', () => {
    const marks = Array.from({ length: 0x110000 }, (_, code) => code)
      .filter((code) => code < 0xd800 || code > 0xdfff)
      .map((code) => String.fromCodePoint(code))
      .filter((character) => /\p{M}/u.test(character));
    expect(marks.length).toBeGreaterThan(2000);
    const left = marks.filter((mark) => calmMarks(`a${mark.repeat(9)}`).length > 1 + 5 * mark.length);
    expect(left).toEqual([]);
  });

  test.each([
    ['endless vowels', '\u0bcb'.repeat(1000)],
    ['circles around circles', '\u20dd\u20de\u20df\u20e0'.repeat(50)],
    ['joined letters', 'क्'.repeat(500)],
  ])('limits the length of %s', (_, text) => {
    const segments = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(calmMarks(text));
    expect(Math.max(...Array.from(segments, ({ segment }) => segment.length))).toBeLessThanOrEqual(24);
  });

  test.each([
    ['keeps seven joined letters', '\u1100'.repeat(500), '\u1100'.repeat(7)],
    ['keeps joined emoji up to the limit', `👩${'\u200D👩'.repeat(500)}`, `👩${'\u200D👩'.repeat(7)}`],
  ])('%s', (_, text, left) => {
    expect(calmMarks(text)).toBe(left);
  });

  test('keeps the text around an endless emoji', () => {
    expect(calmMarks(`before 👩${'\u200D👩'.repeat(500)} after`)).toMatch(/^before 👩\S{0,24} after$/);
  });
});

it.each([
  ['  two  spaces ', 'two spaces'],
  ['lines\r\n\tand tabs', 'lines and tabs'],
  ['no\u00A0break\u2003wide', 'no break wide'],
  ['bell\u0007 and nul\u0000', 'bell and nul'],
  ['It\u0092s \u0093fine\u0094', 'It’s “fine”'],
  ['unused\u0081 place', 'unused place'],
  ['\u202Egnp.exe\u202C', 'gnp.exe'],
  ['\u2066isolated\u2069', 'isolated'],
  ['Ana\u200Bhe\u200Cim\uFEFF', 'Anaheim'],
  ['soft\u00ADhyphen', 'softhyphen'],
  ['half \uD83D of a pair', 'half of a pair'],
  ['tag \u{E0041}\u{E0042} characters', 'tag characters'],
  ['👩‍👩‍👧 stays one', '👩‍👩‍👧 stays one'],
  ['a\u200Db is not emoji', 'ab is not emoji'],
  ['🏴󠁧󠁢󠁥󠁮󠁧󠁿 is a flag', '🏴󠁧󠁢󠁥󠁮󠁧󠁿 is a flag'],
  ['Cityâ€™s', 'City’s'],
])('cleanText: %j becomes %j', (text, clean) => {
  expect(cleanText(text)).toBe(clean);
});

it.each([
  ['exactly 10', 10, 'exactly 10'],
  ['one two three', 12, 'one two…'],
  ['one two three', 8, 'one two…'],
  ['one two, three', 9, 'one two…'],
  ['city (and county)', 7, 'city…'],
  ['Donaudampfschifffahrt', 8, 'Donauda…'],
  ['a Donaudampfschifffahrt', 12, 'a Donaudamp…'],
  ['🍊🍊🍊🍊', 6, '🍊🍊…'],
  ['👍🏽👍🏽👍🏽', 7, '👍🏽…'],
  ['👩‍👧👩‍👧👩‍👧', 9, '👩‍👧…'],
  ['e\u0301e\u0301e\u0301e\u0301', 6, 'e\u0301e\u0301…'],
])('cutText(%j, %d) returns %j', (text, max, cut) => {
  expect(cutText(text, max)).toBe(cut);
});

it('cutText never exceeds the limit and never splits a character', () => {
  const text = 'A café 🍊 in 👩‍👩‍👧 e\u0301 the city, (with) more… words';
  for (let max = 1; max <= text.length + 1; max++) {
    expect(cutText(text, max).length).toBeLessThanOrEqual(max);
    expect(cutText(text, max).isWellFormed()).toBe(true);
  }
});
