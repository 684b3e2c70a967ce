import { describe, expect, test } from '@jest/globals';
import { joinFrom, type Linked, linkGroups, mostInGroup } from '@/lib/news/clusters/link-groups';

/** Stories of outlets of their own, named by letters; pairs such as `ab: 3` are how alike two are, in log-odds. */
function stories(
  keys: string,
  pairs: Record<string, number>,
  outlets: Record<string, string> = {},
): Linked[] {
  return [...keys].map((key) => {
    const links = Object.entries(pairs).flatMap(([pair, like]) => {
      if (!pair.includes(key)) return [];
      return [[pair.replace(key, ''), like] as const];
    });
    return { key, outlet: outlets[key] ?? key, links: new Map(links) };
  });
}

const groups = (...given: Parameters<typeof stories>) =>
  linkGroups(stories(...given)).map((group) => group.join(''));

describe('stories of one event', () => {
  test('two that are alike enough are one, at the limit they are two', () => {
    expect(groups('ab', { ab: joinFrom + 0.1 })).toEqual(['ab']);
    expect(groups('ab', { ab: joinFrom })).toEqual([]);
  });

  test('three that are all alike are one', () => {
    expect(groups('abc', { ab: 4, bc: 4, ac: 4 })).toEqual(['abc']);
  });

  test('a third that is like one of two alone is left out', () => {
    expect(groups('abc', { ab: 6, bc: 1 })).toEqual(['ab']);
  });

  test('a third that is a little like one and much like the other comes in', () => {
    expect(groups('abc', { ab: 6, bc: 5, ac: 1 })).toEqual(['abc']);
  });

  test('the most alike are joined first, whatever their order', () => {
    const pairs = { ab: 1.5, bc: 5, cd: 1.5 };
    expect(groups('abcd', pairs)).toEqual(['bc']);
    expect(groups('dcba', pairs)).toEqual(['bc']);
  });

  test('two reports of one outlet that nobody compared do not count against a group', () => {
    const outlets = { a: 'paper', c: 'paper' };
    expect(groups('abc', { ab: 3, bc: 1.5 }, outlets)).toEqual(['abc']);
    expect(groups('abc', { ab: 3, bc: 1.5 })).toEqual(['ab']);
  });

  test('two events are two groups', () => {
    expect(groups('abcd', { ab: 4, cd: 4 })).toEqual(['ab', 'cd']);
  });

  test('a group has eight reports at most', () => {
    const pairsOf = (keys: string) =>
      Object.fromEntries(
        [...keys].flatMap((one, at) => [...keys.slice(at + 1)].map((other) => [one + other, 4])),
      );
    expect(groups('abcdefgh', pairsOf('abcdefgh'))).toEqual(['abcdefgh']);
    const nine = groups('abcdefghi', pairsOf('abcdefghi'));
    expect(Math.max(...nine.map(({ length }) => length))).toBeLessThanOrEqual(mostInGroup);
    expect(nine.join('').length).toBeGreaterThan(mostInGroup);
  });

  test('of two that are as alike, the first by name, whatever their order', () => {
    const pairs = { ab: 1.5, bc: 1.5 };
    expect([groups('abc', pairs), groups('cba', pairs)]).toEqual([['ab'], ['ab']]);
  });

  test('groups of before that are a little alike stay apart, and each is there once', () => {
    const before = [
      ['a', 'b'],
      ['c', 'd'],
    ];
    expect(linkGroups(stories('abcd', { ac: 2 }), before)).toEqual(before);
  });

  test('what was joined before stays together, and takes in what is like it', () => {
    const all = stories('abc', { bc: 6, ac: 6 });
    expect(linkGroups(all, [['a', 'b']])).toEqual([['a', 'b', 'c']]);
    expect(linkGroups(stories('ab', {}), [['a', 'b', 'gone']])).toEqual([['a', 'b']]);
    expect(linkGroups(stories('ab', {}), [['a', 'gone']])).toEqual([]);
  });
});
