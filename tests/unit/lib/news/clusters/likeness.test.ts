import { describe, expect, test } from '@jest/globals';
import { traitsOf } from '@/lib/news/clusters/likeness';
import { itemWords, toProfile } from '@/lib/news/clusters/profile';
import { noWords } from '@/lib/news/clusters/words';

// Word counts over nine stories: `common` is in half of them (4.5), and every other word has the highest
// rarity. `yorba` and `lugo` are names.
const counts = {
  ...noWords(),
  texts: 9,
  within: new Map([['common', 4.5]]),
  capital: new Map(Object.entries({ yorba: 9, lugo: 9 })),
};
/** Probability that `yorba` and `lugo` are names. */
const nameShare = 9.15 / 9.5;
const half = Math.log(2) / Math.log(10);
const rarest = Math.log(20) / Math.log(10);

function profile(title: string, description = '') {
  return toProfile(title, itemWords({ title, description }), counts);
}

const traits = (one: string, other: string, hours = 1) =>
  traitsOf(profile(one), profile(other), hours, counts);

describe('traitsOf for two stories', () => {
  test('gives equal titles a high share of words in common, and unrelated titles 0', () => {
    const same = { titleSaid: 1, bothTitlesSaid: 1, howMany: 0.2, words: expect.closeTo(1) };
    expect(traits('library roof', 'library roof')).toMatchObject(same);
    const none = { words: 0, titleSaid: 0, howMany: 0, rarest: 0 };
    expect(traits('library roof', 'park bench')).toMatchObject(none);
  });

  test('returns the share of each title that the other contains: the higher as titleSaid, the lower as bothTitlesSaid', () => {
    const shares = { titleSaid: expect.closeTo(1), bothTitlesSaid: expect.closeTo(0.5) };
    expect(traits('library roof', 'library roof park bench')).toMatchObject(shares);
  });

  test('measures the share of words in common, and its square', () => {
    const shares = { words: expect.closeTo(0.5), wordsSquared: expect.closeTo(0.25) };
    expect(traits('library roof', 'library park')).toMatchObject(shares);
  });

  test('measures the names that both titles contain', () => {
    const one = traits('to Yorba', 'to Yorba');
    expect(one).toMatchObject({ namesUnsaid: 0, titleNamesSaid: expect.closeTo(1) });
    expect(one.rarestName).toBeCloseTo(rarest * nameShare);
    expect(traits('to Yorba', 'to Lugo')).toMatchObject({ rarestName: 0, titleNamesSaid: 0, namesWithin: 0 });
  });

  test('measures the names that only one story contains', () => {
    expect(traits('to Yorba', 'to Lugo').namesUnsaid).toBeCloseTo(rarest * nameShare);
    const within = traits('to Yorba', 'to Yorba and Lugo');
    expect(within).toMatchObject({ namesUnsaid: 0, namesWithin: expect.closeTo(1) });
    expect(within.titleNamesSaid).toBeLessThan(0.9);
  });

  test('measures how rare the two rarest common words are', () => {
    const both = traits('library common', 'library common');
    expect(both.rarest).toBeCloseTo(rarest);
    expect(both.twoRarest).toBeCloseTo(rarest * half);
    expect(both.rareSum).toBeCloseTo(Math.log(1 + rarest + half));
    expect(traits('common library', 'common library').rarest).toBeCloseTo(rarest);
  });

  test('measures the pairs of consecutive words that both titles contain', () => {
    expect(traits('library roof', 'library roof').pairsShared).toBeCloseTo(Math.log(1 + rarest));
    expect(traits('library roof', 'roof library').pairsShared).toBe(0);
  });

  test('distinguishes matching, different and missing numbers', () => {
    const match = { numbersShared: expect.closeTo(rarest), numbersClash: 0 };
    expect(traits('40 acres', '40 acres')).toMatchObject(match);
    expect(traits('40 50 60', '40 50 60').numbersShared).toBe(2);
    expect(traits('40 acres', '70 acres')).toMatchObject({ numbersShared: 0, numbersClash: 1 });
    expect(traits('40 acres', 'acres').numbersClash).toBe(0);
    expect(traits('acres', '70 acres').numbersClash).toBe(0);
  });

  test('sets sameDay if both titles mention the same weekday', () => {
    expect(traits('fire on Friday', 'fire on Friday').sameDay).toBe(1);
    expect(traits('fire on Friday', 'fire on Sunday').sameDay).toBe(0);
  });

  test('sets daysLater if the stories were published more than 36 hours apart', () => {
    expect([36, 37].map((hours) => traits('fire', 'fire', hours).daysLater)).toEqual([0, 1]);
  });

  test('measures the length of the shorter story', () => {
    expect(traits('library roof park', 'library roof').shorter).toBeCloseTo(Math.log(3));
  });

  test('compares descriptions', () => {
    const [short, whole] = [profile('library'), profile('library', 'roof')];
    expect(traitsOf(whole, short, 1, counts).description).toBe(0);
    expect(traitsOf(whole, whole, 1, counts).description).toBeCloseTo(1);
  });
});

describe('the crime traits of two stories', () => {
  test('equal the general traits if both stories are about violent crimes', () => {
    const both = traits('man shot Friday', 'man shot Friday');
    expect(both).toMatchObject({ crime: 1, onlyOneCrime: 0 });
    expect([both.crimeWords, both.crimeRarest]).toEqual([both.words, both.rarest]);
  });

  test('include whether only one story is about a crime', () => {
    const one = traits('man shot Friday', 'man seen Friday');
    expect(one).toMatchObject({ crime: 0, onlyOneCrime: 1, crimeWords: 0, crimeRarest: 0 });
  });
});
