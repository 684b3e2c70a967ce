import { describe, expect, test } from '@jest/globals';
import { entryInLowerCase } from '@/lib/server/addresses/entry-in-lower-case';
import { openCityWithEntries } from './city-with-entries';

const fair = openCityWithEntries();

describe('an entry is meant by', () => {
  test.each([
    [['Blog', 'a-post'], '/blog/a-post'],
    [['blog', 'A-Post'], '/blog/a-post'],
    [['BLOG', 'Mixed-Case'], '/blog/Mixed-Case'],
    [['EVENTS', fair], `/events/${fair}`],
    [['events', fair.toUpperCase()], `/events/${fair}`],
    [['Events', `an-earlier-title-${fair.slice(-10)}`], `/events/${fair}`],
  ])('%j', async (parts, path) => {
    expect(await entryInLowerCase(parts)).toBe(path);
  });
});

describe('no entry is meant by', () => {
  test.each([
    ['a post that is not there', ['Blog', 'nothing']],
    ['a post that is written in other letters than small ones', ['Blog', 'MIXED-CASE']],
    ['a post that cannot be had', ['Blog', 'silent']],
    ['an event that is not there', ['Events', 'a-fair-0123456789']],
    ['a list', ['Blog']],
    ['nothing', []],
    ['a part too many', ['Blog', 'a-post', 'more']],
    ['a part too many that is empty', ['Events', fair, '']],
    ['another folder', ['Blogs', 'a-post']],
    ['a post among the events', ['Events', 'a-post']],
    ['an event among the posts', ['Blog', fair]],
  ])('%s', async (_, parts) => {
    expect(await entryInLowerCase(parts)).toBeUndefined();
  });
});
