import { describe, expect, test } from '@jest/globals';
import {
  cosine,
  countText,
  fadeCounts,
  greatestRarity,
  nameShare,
  noWords,
  rarity,
  reportWords,
  shareWithin,
  stem,
  tally,
  vectorOf,
  type Word,
} from '@/lib/news/clusters/words';

test.each(['cut cuts cutting', 'vote votes voted voting', 'story stories', 'evacuate evacuated evacuation'])(
  'the words "%s" have the same stem',
  (words) => {
    expect(new Set(words.split(' ').map(stem)).size).toBe(1);
  },
);

test('a number is its own stem', () => {
  expect(stem('2026')).toBe('2026');
});

const stems = (text: string) => reportWords(text).words.map(({ stem }) => stem);

test('reportWords keeps meaningful words, with numbers as digits and without dates', () => {
  const text = 'Four of the hikers were found on Tuesday, March 3, after 23,000 calls';
  expect(stems(text)).toEqual(['4', 'hiker', 'found', '3', '23000', 'call']);
});

test('reportWords ignores accents and possessives', () => {
  expect(stems('San José’s cafés')).toEqual(stems('san jose cafe'));
});

test('capitalization is ignored at the start of a sentence and in text in Title Case', () => {
  const telling = (text: string) =>
    reportWords(text).words.flatMap((word) => (word.telling ? [word.stem] : []));
  expect(telling('Mayor thanks Anaheim crews. Rain helped.')).toEqual(['thank', 'anaheim', 'crew', 'help']);
  expect(telling('Mayor Thanks Anaheim Crews')).toEqual([]);
});

test('reportWords returns weekdays', () => {
  expect(reportWords('Found Tuesday, charged on Friday').weekdays).toEqual(['tuesday', 'friday']);
});

const word = (stem: string, more: Partial<Word> = {}): Word =>
  ({ stem, capital: false, telling: true, ...more }) as Word;

/** Counts the words of stories. Each story is a list of stems; a stem with a capital is a capitalized word. */
function countsOf(...texts: string[][]) {
  const counts = noWords();
  const toWord = (stem: string) => word(stem.toLowerCase(), { capital: /^[A-Z]/.test(stem) });
  for (const text of texts) countText(counts, text.map(toWord));
  return counts;
}

describe('word counts', () => {
  test('count a word once per text', () => {
    const counts = countsOf(['fire', 'fire', 'park'], ['fire']);
    expect(counts.texts).toBe(2);
    expect(Object.fromEntries(counts.within)).toEqual({ fire: 2, park: 1 });
  });

  test('count how often a word is capitalized and how often it is not', () => {
    const counts = countsOf(['Angel', 'angel', 'Angel']);
    expect([counts.capital.get('angel'), counts.lower.get('angel')]).toEqual([2, 1]);
  });

  test('ignore capitals that do not mark a name, as at the start of a sentence', () => {
    const counts = noWords();
    countText(counts, [word('city', { capital: true, telling: false })]);
    expect([counts.within.size, counts.capital.size, counts.lower.size]).toEqual([1, 0, 0]);
  });

  test('give a word a higher rarity the fewer stories use it, and never a negative rarity', () => {
    const counts = countsOf(['the', 'fire'], ['the'], ['the']);
    expect(rarity(counts, 'the')).toBeCloseTo(Math.log(4 / 3.5));
    expect(rarity(counts, 'fire')).toBeCloseTo(Math.log(4 / 1.5));
    expect(rarity(counts, 'new')).toBeCloseTo(Math.log(8));
    expect(rarity(countsOf(), 'new')).toBeCloseTo(Math.log(2));
    expect(rarity({ ...counts, within: new Map([['the', 9]]) }, 'the')).toBe(0);
    expect(greatestRarity(counts)).toBeCloseTo(Math.log(4));
  });

  test('give a mostly capitalized word a high probability of being a name', () => {
    const counts = countsOf(['Ducks', 'Ducks', 'ducks', 'fire']);
    expect(nameShare(counts, 'ducks')).toBeCloseTo(2.15 / 3.5);
    expect(nameShare(counts, 'fire')).toBeCloseTo(0.15 / 1.5);
    expect(nameShare(counts, 'new')).toBeCloseTo(0.3);
  });

  test('are halved by fadeCounts, which forgets words used once', () => {
    const counts = countsOf(['Fire', 'park'], ['Fire']);
    fadeCounts(counts);
    expect(counts.texts).toBe(1);
    expect(Object.fromEntries(counts.within)).toEqual({ fire: 1 });
    expect(Object.fromEntries(counts.capital)).toEqual({ fire: 1 });
    expect(counts.lower.size).toBe(0);
  });
});

const words = (text: string) => text.split(' ').map((stem) => ({ stem }) as Word);
const vector = (text: string) => vectorOf(tally(words(text)), { ...noWords(), texts: 9 });

test('tally counts words in the title three times', () => {
  expect(Object.fromEntries(tally(words('fire park fire'), words('park')))).toEqual({ fire: 2, park: 3 });
});

test('a vector has length 1, and repeated words weigh more', () => {
  const weights = vector('fire fire park');
  expect([...weights.values()].reduce((sum, weight) => sum + weight ** 2, 0)).toBeCloseTo(1);
  expect((weights.get('fire') ?? 0) / (weights.get('park') ?? 1)).toBeCloseTo(1 + Math.log(2));
});

test('a vector without words is empty', () => {
  expect(vectorOf(new Map(), noWords()).size).toBe(0);
});

test('cosine is 1 for the same words, 0 for no shared words, and between 0 and 1 otherwise', () => {
  expect(cosine(vector('fire park'), vector('park fire'))).toBeCloseTo(1);
  expect(cosine(vector('fire park'), vector('council vote'))).toBe(0);
  expect(cosine(vector('fire park'), vector('fire park council vote'))).toBeCloseTo(Math.SQRT1_2);
  expect(cosine(vector('fire park council vote'), vector('fire park'))).toBeCloseTo(Math.SQRT1_2);
});

test('shareWithin returns the share of one text that another text contains', () => {
  expect(shareWithin(vector('fire park'), vector('fire park council'))).toBeCloseTo(1);
  expect(shareWithin(vector('fire park'), vector('fire council'))).toBeCloseTo(0.5);
  expect(shareWithin(vector('fire'), vector('park'))).toBe(0);
  expect(shareWithin(new Map(), vector('park'))).toBe(0);
});
