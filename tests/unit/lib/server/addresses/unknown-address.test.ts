import { describe, expect, test } from '@jest/globals';
import { leadsElsewhere } from '@/lib/server/addresses/unknown-address';
import { openCityWithEntries } from './city-with-entries';

const fair = openCityWithEntries();

describe('a path without a page leads elsewhere', () => {
  test.each([
    ['the short address of a section', '/sports'],
    ['a post in other letters', '/Blog/A-Post'],
    ['an encoded post', '/BLOG/%61-post'],
    ['an event in other letters', `/EVENTS/${fair.toUpperCase()}`],
  ])('as %s', async (_, path) => {
    expect(await leadsElsewhere(path)).toBe(true);
  });

  test.each([
    ['the short address of a section that the city does not have', '/arts-culture'],
    ['a post that is not there', '/Blog/nothing'],
    ['an event that is not there', '/Events/a-fair-0123456789'],
    ['a post in another folder', '/blogs/a-post'],
    ['a post in a folder below', '/a/blog/a-post'],
    ['an event in another folder', `/fairs/${fair}`],
    ['a broken code', '/blog/%ff'],
    ['nothing', '/'],
  ])('not as %s', async (_, path) => {
    expect(await leadsElsewhere(path)).toBe(false);
  });
});
