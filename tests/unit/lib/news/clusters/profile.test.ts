import { describe, expect, test } from '@jest/globals';
import { itemWords, toProfile } from '@/lib/news/clusters/profile';
import { noWords } from '@/lib/news/clusters/words';

// Word counts: `rose` is a name in half of its uses, `grant` in two of three, and `yorba` always.
const counts = {
  ...noWords(),
  texts: 9,
  capital: new Map(Object.entries({ rose: 1, grant: 2, yorba: 9 })),
  lower: new Map(Object.entries({ rose: 1, grant: 1 })),
};

function profile(title: string, description = '') {
  return toProfile(title, itemWords({ title, description }), counts);
}

describe('names in a profile', () => {
  test('are words that are mostly capitalized', () => {
    expect([...profile('the grant of Grant and Rose').names.keys()]).toEqual(['grant']);
    expect(profile('the grant').names.size).toBe(0);
  });

  test('are weighted by how often the word is a name', () => {
    const { names } = profile('to Yorba and Grant');
    expect(names.get('yorba')).toBeGreaterThan(names.get('grant') ?? Infinity);
  });

  test('are also listed separately for the title', () => {
    const { names, titleNames } = profile('to Yorba', 'in Grant');
    expect([[...names.keys()], [...titleNames.keys()]]).toEqual([['yorba', 'grant'], ['yorba']]);
  });
});

test('a profile’s pairs are consecutive words in the title or the description, not across both', () => {
  expect([...profile('library roof', 'park bench').pairs]).toEqual(['librari roof', 'park bench']);
});

test('a profile’s numbers are words that begin with a digit', () => {
  expect([...profile('fire 40 acres', '2nd alarm').numbers].sort()).toEqual(['2nd', '40']);
});

test('profile counts the words and finds the weekdays of both title and description', () => {
  expect(profile('library roof', 'park')).toMatchObject({ length: 3 });
  expect([...profile('roof on Friday', 'park on Sunday').weekdays]).toHaveLength(2);
});

describe('kinds of stories', () => {
  test.each([
    ['Two shot at the mall', 'isCrime'],
    ['What to know about the vote', 'isAngle'],
    ['The women’s team wins', 'isWomens'],
    ["The men's team wins", 'isMens'],
  ] as const)('are recognized in the title: “%s” sets %s', (title, kind) => {
    expect(profile(title)[kind]).toBe(true);
    expect(profile('Council votes on a library roof')[kind]).toBe(false);
  });

  test('do not include isMens for a title about a women’s team', () => {
    expect(profile('The women’s team wins').isMens).toBe(false);
  });
});
