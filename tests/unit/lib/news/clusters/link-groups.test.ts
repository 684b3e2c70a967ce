import { describe, expect, test } from '@jest/globals';
import { type Linked, linkGroups, MAX_GROUP_SIZE, MIN_JOIN_LOG_ODDS } from '@/lib/news/clusters/link-groups';

/** Creates stories of different outlets, named by letters. `ab: 3` sets the log-odds that a and b report one event. */
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

describe('linkGroups', () => {
  test('joins two stories whose log-odds are above the limit, but not if they equal it', () => {
    expect(groups('ab', { ab: MIN_JOIN_LOG_ODDS + 0.1 })).toEqual(['ab']);
    expect(groups('ab', { ab: MIN_JOIN_LOG_ODDS })).toEqual([]);
  });

  test('leaves out a third story that is similar to only one of two joined stories', () => {
    expect(groups('abc', { ab: 6, bc: 1 })).toEqual(['ab']);
  });

  test('adds a third story that is a little similar to one story and very similar to the other', () => {
    expect(groups('abc', { ab: 6, bc: 5, ac: 1 })).toEqual(['abc']);
  });

  test('joins the most similar stories first, whatever the input order', () => {
    const pairs = { ab: 1.5, bc: 5, cd: 1.5 };
    expect(groups('abcd', pairs)).toEqual(['bc']);
    expect(groups('dcba', pairs)).toEqual(['bc']);
  });

  test('puts two reports from one outlet, which are not compared, in a group through a third report', () => {
    const outlets = { a: 'paper', c: 'paper' };
    expect(groups('abc', { ab: 3, bc: 1.5 }, outlets)).toEqual(['abc']);
    expect(groups('abc', { ab: 3, bc: 1.5 })).toEqual(['ab']);
  });

  test('puts reports on two events in two groups', () => {
    expect(groups('abcd', { ab: 4, cd: 4 })).toEqual(['ab', 'cd']);
  });

  test('limits a group to eight reports', () => {
    const pairsOf = (keys: string) =>
      Object.fromEntries(
        [...keys].flatMap((one, at) => [...keys.slice(at + 1)].map((other) => [one + other, 4])),
      );
    expect(groups('abcdefgh', pairsOf('abcdefgh'))).toEqual(['abcdefgh']);
    const nine = groups('abcdefghi', pairsOf('abcdefghi'));
    expect(Math.max(...nine.map(({ length }) => length))).toBeLessThanOrEqual(MAX_GROUP_SIZE);
    expect(nine.join('').length).toBeGreaterThan(MAX_GROUP_SIZE);
  });

  test('prefers the stories whose keys sort first if others are equally similar, whatever the input order', () => {
    const pairs = { ab: 1.5, bc: 1.5 };
    expect([groups('abc', pairs), groups('cba', pairs)]).toEqual([['ab'], ['ab']]);
  });

  test('keeps existing groups apart if they are only a little similar', () => {
    const before = ['ab', 'cd'].map((keys) => [...keys]);
    expect(linkGroups(stories('abcd', { ac: 2 }), before)).toEqual(before);
  });

  test('keeps existing groups, adds similar stories, and drops stories that are gone', () => {
    const all = stories('abc', { bc: 6, ac: 6 });
    expect(linkGroups(all, [['a', 'b']])).toEqual([['a', 'b', 'c']]);
    expect(linkGroups(stories('ab', {}), [['a', 'b', 'gone']])).toEqual([['a', 'b']]);
    expect(linkGroups(stories('ab', {}), [['a', 'gone']])).toEqual([]);
  });
});
