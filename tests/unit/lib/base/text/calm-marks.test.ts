import { describe, expect, test } from '@jest/globals';
import { calmMarks } from '@/lib/base/text/calm-marks';

describe('what is written stays as it is', () => {
  test.each([
    'plain words',
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
  ])('%s', (text) => {
    expect(calmMarks(text)).toBe(text);
  });
});

describe('fault 66: a pile that no line can break is cut down', () => {
  test('marks on one letter', () => {
    expect(calmMarks(`Z${'\u0335\u0336'.repeat(100)}algo`)).toBe('Z\u0335\u0336\u0335\u0336\u0335algo');
  });

  test('marks of any script: every mark that Unicode has', () => {
    const marks = Array.from({ length: 0x110000 }, (_, code) => code)
      .filter((code) => code < 0xd800 || code > 0xdfff)
      .map((code) => String.fromCodePoint(code))
      .filter((character) => /\p{M}/u.test(character));
    expect(marks.length).toBeGreaterThan(2000);
    const left = marks.filter((mark) => calmMarks(`a${mark.repeat(9)}`).length > 1 + 5 * mark.length);
    expect(left).toEqual([]);
  });

  test.each([
    ['vowels without end', '\u0bcb'.repeat(1000)],
    ['circles around circles', '\u20dd\u20de\u20df\u20e0'.repeat(50)],
    ['one family of hundreds', `👩${'\u200D👩'.repeat(500)}`],
    ['joined letters', 'क्'.repeat(500)],
    ['Hangul beginnings', '\u1100'.repeat(500)],
  ])('%s', (_, text) => {
    const segments = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(calmMarks(text));
    expect(Math.max(...Array.from(segments, ({ segment }) => segment.length))).toBeLessThanOrEqual(24);
  });

  test.each([
    ['of joined letters seven stay', '\u1100'.repeat(500), '\u1100'.repeat(7)],
    [
      'of joined emoji as many as one may be long',
      `👩${'\u200D👩'.repeat(500)}`,
      `👩${'\u200D👩'.repeat(7)}`,
    ],
  ])('%s', (_, text, left) => {
    expect(calmMarks(text)).toBe(left);
  });

  test('what stands around it is kept', () => {
    expect(calmMarks(`before 👩${'\u200D👩'.repeat(500)} after`)).toMatch(/^before 👩\S{0,24} after$/);
  });
});
