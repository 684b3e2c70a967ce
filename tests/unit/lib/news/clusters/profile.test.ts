import { describe, expect, test } from '@jest/globals';
import { itemWords, toProfile } from '@/lib/news/clusters/profile';
import { noWords } from '@/lib/news/clusters/words';

// Of nine texts none has the words; `rose` is a name in half of its uses, `grant` in two of three, `yorba` always.
const counts = {
  ...noWords(),
  texts: 9,
  capital: new Map([
    ['rose', 1],
    ['grant', 2],
    ['yorba', 9],
  ]),
  lower: new Map([
    ['rose', 1],
    ['grant', 1],
  ]),
};

function profile(title: string, description = '') {
  return toProfile(title, itemWords({ title, description }), counts);
}

describe('names of a story', () => {
  test('are words with a capital that mostly have one', () => {
    expect([...profile('the grant of Grant and Rose').names.keys()]).toEqual(['grant']);
    expect(profile('the grant').names.size).toBe(0);
  });

  test('count by how often the word is a name', () => {
    const { names } = profile('to Yorba and Grant');
    expect(names.get('yorba')).toBeGreaterThan(names.get('grant') ?? Infinity);
  });

  test('of its title stand apart', () => {
    const { names, titleNames } = profile('to Yorba', 'in Grant');
    expect([[...names.keys()], [...titleNames.keys()]]).toEqual([['yorba', 'grant'], ['yorba']]);
  });
});

test('pairs are two words in a row of the title or of the description, not across both', () => {
  expect([...profile('library roof', 'park bench').pairs]).toEqual(['librari roof', 'park bench']);
});

test('numbers are words that begin with a digit', () => {
  expect([...profile('fire 40 acres', '2nd alarm').numbers].sort()).toEqual(['2nd', '40']);
});

test('the length counts the words of both, and the days are those of both', () => {
  expect(profile('library roof', 'park')).toMatchObject({ length: 3 });
  expect([...profile('roof on Friday', 'park on Sunday').weekdays]).toHaveLength(2);
});

describe('kinds of stories', () => {
  test.each([
    ['Two shot at the mall', 'isCrime'],
    ['What to know about the vote', 'isAngle'],
    ['The women’s team wins', 'isWomens'],
    ["The men's team wins", 'isMens'],
  ] as const)('“%s” %s', (title, kind) => {
    expect(profile(title)[kind]).toBe(true);
    expect(profile('Council votes on a library roof')[kind]).toBe(false);
  });

  test('women’s sports are not men’s', () => {
    expect(profile('The women’s team wins').isMens).toBe(false);
  });
});
