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

test.each([
  ['cut cuts cutting', 'cut'],
  ['vote votes voted voting', 'vot'],
  ['story stories', 'stori'],
  ['evacuate evacuates evacuated evacuating', 'evacuat'],
  ['church churches', 'church'],
  ['gas', 'gas'],
  ['bus', 'bus'],
  ['congress', 'congress'],
  ['used', 'used'],
  ['aged', 'aged'],
  ['added adding', 'ad'],
  ['acted acts acting', 'act'],
  ['string', 'string'],
  ['boxes', 'box'],
  ['ties', 'ty'],
  ['red', 'red'],
  ['king', 'king'],
  ['2026', '2026'],
])('%s: one stem', (words, expected) => {
  for (const word of words.split(' ')) expect(stem(word)).toBe(expected);
});

const stems = (text: string) => reportWords(text).words.map(({ stem }) => stem);

test('tells the words that say what a text is about, numbers in digits, no dates', () => {
  expect(stems('Four of the hikers were found on Tuesday, March 3, after 23,000 calls')).toEqual([
    '4',
    'hiker',
    'found',
    '3',
    '23000',
    'call',
  ]);
});

test('accents and possessives do not count', () => {
  expect(stems('San José’s cafés')).toEqual(stems('san jose cafe'));
});

test('a capital tells a name only inside a sentence that is not in Title Case', () => {
  const telling = (text: string) =>
    reportWords(text)
      .words.filter((word) => word.telling)
      .map(({ stem }) => stem);
  expect(telling('Mayor thanks Anaheim crews. Rain helped.')).toEqual(['thank', 'anaheim', 'crew', 'help']);
  expect(telling('Mayor Thanks Anaheim Crews')).toEqual([]);
});

test('names the weekdays', () => {
  expect(reportWords('Found Tuesday, charged on Friday').weekdays).toEqual(['tuesday', 'friday']);
});

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

const words = (text: string) => text.split(' ').map((stem) => ({ stem }) as Word);
const vector = (text: string) => vectorOf(tally(words(text)), { ...noWords(), texts: 9 });

test('words of the title count twice more', () => {
  expect(Object.fromEntries(tally(words('fire park fire'), words('park')))).toEqual({ fire: 2, park: 3 });
});

test('a vector has the length one, and a word said more often weighs more', () => {
  const weights = vector('fire fire park');
  expect([...weights.values()].reduce((sum, weight) => sum + weight ** 2, 0)).toBeCloseTo(1);
  expect((weights.get('fire') ?? 0) / (weights.get('park') ?? 1)).toBeCloseTo(1 + Math.log(2));
});

test('of no words there is an empty one', () => {
  expect(vectorOf(new Map(), noWords()).size).toBe(0);
});

test('the same words are alike, others are not', () => {
  expect(cosine(vector('fire park'), vector('park fire'))).toBeCloseTo(1);
  expect(cosine(vector('fire park'), vector('council vote'))).toBe(0);
  expect(cosine(vector('fire park'), vector('fire park council vote'))).toBeCloseTo(Math.SQRT1_2);
  expect(cosine(vector('fire park council vote'), vector('fire park'))).toBeCloseTo(Math.SQRT1_2);
});

test('how much of one text another has', () => {
  expect(shareWithin(vector('fire park'), vector('fire park council'))).toBeCloseTo(1);
  expect(shareWithin(vector('fire park'), vector('fire council'))).toBeCloseTo(0.5);
  expect(shareWithin(vector('fire'), vector('park'))).toBe(0);
  expect(shareWithin(new Map(), vector('park'))).toBe(0);
});
