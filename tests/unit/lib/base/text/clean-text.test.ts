import { describe, expect, it } from '@jest/globals';
import { cleanText } from '@/lib/base/text/clean-text';

describe('cleanText', () => {
  it.each([
    ['plain text', 'plain text'],
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
    ['whole 😀 pair', 'whole 😀 pair'],
    ['👩‍👩‍👧 stays one', '👩‍👩‍👧 stays one'],
    ['❤️‍🔥 too', '❤️‍🔥 too'],
    ['a\u200Db is not emoji', 'ab is not emoji'],
    ['🏴󠁧󠁢󠁥󠁮󠁧󠁿 is a flag', '🏴󠁧󠁢󠁥󠁮󠁧󠁿 is a flag'],
    ['Cityâ€™s', 'City’s'],
    ['', ''],
  ])('%j becomes %j', (text, clean) => {
    expect(cleanText(text)).toBe(clean);
  });
});
