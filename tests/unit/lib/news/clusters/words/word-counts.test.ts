import { describe, expect, test } from '@jest/globals';
import type { Word } from '@/lib/news/clusters/words/read-words';
import {
  countText,
  fadeCounts,
  greatestRarity,
  nameShare,
  noWords,
  rarity,
} from '@/lib/news/clusters/words/word-counts';

const word = (stem: string, more: Partial<Word> = {}): Word =>
  ({ stem, capital: false, telling: true, ...more }) as Word;

/** Of texts, each a list of stems; with a capital it is one. */
function countsOf(...texts: string[][]) {
  const counts = noWords();
  for (const text of texts)
    countText(
      counts,
      text.map((stem) => word(stem.toLowerCase(), { capital: /^[A-Z]/.test(stem) })),
    );
  return counts;
}

describe('the words of many texts', () => {
  test('a text counts once for a word, however often it says it', () => {
    const counts = countsOf(['fire', 'fire', 'park'], ['fire']);
    expect(counts.texts).toBe(2);
    expect(Object.fromEntries(counts.within)).toEqual({ fire: 2, park: 1 });
  });

  test('each use counts for whether a word is a name', () => {
    const counts = countsOf(['Angel', 'angel', 'Angel']);
    expect([counts.capital.get('angel'), counts.lower.get('angel')]).toEqual([2, 1]);
  });

  test('where the case tells nothing, as at the start of a sentence, no use counts', () => {
    const counts = noWords();
    countText(counts, [word('city', { capital: true, telling: false })]);
    expect([counts.within.size, counts.capital.size, counts.lower.size]).toEqual([1, 0, 0]);
  });

  test('a word is the rarer the fewer texts have it, and never less than not rare at all', () => {
    const counts = countsOf(['the', 'fire'], ['the'], ['the']);
    expect(rarity(counts, 'the')).toBeCloseTo(Math.log(4 / 3.5));
    expect(rarity(counts, 'fire')).toBeCloseTo(Math.log(4 / 1.5));
    expect(rarity(counts, 'new')).toBeCloseTo(Math.log(8));
    expect(rarity(countsOf(), 'new')).toBeCloseTo(Math.log(2));
    expect(rarity({ ...counts, within: new Map([['the', 9]]) }, 'the')).toBe(0);
    expect(greatestRarity(counts)).toBeCloseTo(Math.log(4));
  });

  test('a word is likely a name that is mostly written with a capital', () => {
    const counts = countsOf(['Ducks', 'Ducks', 'ducks', 'fire']);
    expect(nameShare(counts, 'ducks')).toBeCloseTo(2.15 / 3.5);
    expect(nameShare(counts, 'fire')).toBeCloseTo(0.15 / 1.5);
    expect(nameShare(counts, 'new')).toBeCloseTo(0.3);
  });

  test('old counts fade: half is left, and nothing of what was said once', () => {
    const counts = countsOf(['Fire', 'park'], ['Fire']);
    fadeCounts(counts);
    expect(counts.texts).toBe(1);
    expect(Object.fromEntries(counts.within)).toEqual({ fire: 1 });
    expect(Object.fromEntries(counts.capital)).toEqual({ fire: 1 });
    expect(counts.lower.size).toBe(0);
  });
});
