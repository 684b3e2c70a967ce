import { describe, expect, test } from '@jest/globals';
import { inCity } from '@/lib/city/this-city';
import { knownEntries } from '@/lib/server/addresses/absent-entries';
import { openCityWithEntries } from './city-with-entries';

const fair = openCityWithEntries();
const { isPost, isEvent, isSection, isAuthor, isPage } = knownEntries;

describe('the city has', () => {
  test.each([
    ['a post', 'a-post', true],
    ['no post of another name', 'nothing', false],
    ['a post perhaps, while nobody can say', 'silent', true],
  ])('%s', async (_, slug, isThere) => {
    expect(await isPost(slug)).toBe(isThere);
  });

  test.each([
    ['an event', fair, true],
    ['it in capitals too', fair.toUpperCase(), true],
    ['no event of another name', 'a-fair-0123456789', false],
  ])('%s', async (_, id, isThere) => {
    expect(await isEvent(id)).toBe(isThere);
  });

  test.each([
    ['its section', 'sports', true],
    ['no section without feeds', 'health', false],
    ['no section of another name', 'nothing', false],
  ])('%s', (_, slug, isThere) => {
    expect(inCity('boulder', () => isSection(slug))).toBe(isThere);
  });

  test('its authors and pages, and no others', () => {
    expect([isAuthor('newsroom'), isAuthor('nobody')]).toEqual([true, false]);
    expect([isPage('/contact'), isPage('/partners')]).toEqual([true, false]);
  });
});
