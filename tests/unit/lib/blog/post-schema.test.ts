import { describe, expect, test } from '@jest/globals';
import { isSlug, postSchema } from '@/lib/blog/post-schema';

const zone = 'America/Los_Angeles';
const wire = { slug: 'a-post', metaTitle: 'A post', blog: 'Its text.' };
const read = (facts: Record<string, unknown>) => postSchema(zone).parse({ ...wire, ...facts });

test.each([
  ['a-post', true],
  ['2026_report.final', true],
  ['señal', true],
  ['', false],
  ['.', false],
  ['..', false],
  ['a/b', false],
  ['a b', false],
  ['a%2Fb', false],
  ['-a', false],
  ['a\u202Eb', false],
  ['a'.repeat(201), false],
])('isSlug(%j) returns %s', (slug, may) => {
  expect(isSlug(slug)).toBe(may);
});

test.each([
  ['a day in the city’s time zone', '2026-11-18', '2026-11-18T08:00:00.000Z'],
  ['a time in UTC', '2026-11-18T07:30:00Z', '2026-11-18T07:30:00.000Z'],
  ['a day in words, in the city’s time zone', 'November 18, 2026', '2026-11-18T08:00:00.000Z'],
])('postSchema reads a date that is written as %s', (_, date, iso) => {
  expect(read({ date }).date?.toISOString()).toBe(iso);
});

test.each([
  [{ date: '2026-11-18', updated: '2026-11-22' }, ['date', 'updated']],
  [{ date: '2026-11-18T07:30:00Z', updated: 'November 22, 2026' }, ['updated']],
  [{ date: '2026-11-18T00:00:00-08:00', updated: '' }, undefined],
])('dayOnly lists the dates in %j that have no time: %j, also for a stored copy', (dates, days) => {
  const post = read(dates);
  expect(post.dayOnly).toEqual(days);
  expect(read(JSON.parse(JSON.stringify(post))).dayOnly).toEqual(days);
});

test.each([
  [true, true],
  ['true', true],
  [1, true],
  [false, undefined],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
])('postSchema reads draft: %j as a Boolean', (draft, isDraft) => {
  expect(read({ draft }).draft).toBe(isDraft);
});

test.each([['the day after tomorrow'], [''], [null], [undefined]])(
  'postSchema treats the date %j as unknown',
  (date) => {
    expect(read({ date }).date).toBeUndefined();
  },
);

describe('corrections', () => {
  const one = { date: '2026-11-23', text: 'We misspelled a name.' };
  const date = new Date('2026-11-23T08:00:00Z');

  test('are sorted newest first, even from a stored copy', () => {
    const post = read({ corrections: [{ ...one, date: 'November 20, 2026' }, one] });
    expect(post.corrections?.map((each) => each.date)).toEqual([date, new Date('2026-11-20T08:00:00Z')]);
    expect(read(JSON.parse(JSON.stringify(post))).corrections).toEqual(post.corrections);
  });

  test.each([
    [{ corrections: [{ ...one, date: 'soon' }] }, 'has a date that cannot be read'],
    [{ corrections: [{ ...one, text: ' ' }] }, 'has no text'],
    [{ corrections: [{ date: '2026-11-23' }] }, 'has no text'],
  ])('are rejected: %j %s', (facts, complaint) => {
    expect(() => read(facts)).toThrow(complaint);
  });
});

describe('input is cleaned:', () => {
  test('titles become one line without control characters', () => {
    expect(read({ metaTitle: ' A\u0000 \n post\u202E ' }).metaTitle).toBe('A post');
  });

  test('multi-line text keeps its lines and loses control characters', () => {
    expect(read({ blog: 'one\u0000\n\n\ttwo' }).blog).toBe('one\n\n\ttwo');
  });

  test.each([
    ['https://i.pinimg.com/1.jpg', 'https://i.pinimg.com/1.jpg'],
    ['javascript:alert(1)', undefined],
    ['data:image/png;base64,AA', undefined],
    ['/local.jpg', undefined],
    ['', undefined],
    [null, undefined],
  ])('the picture address %j becomes %j', (pinterestImageLink, address) => {
    expect(read({ pinterestImageLink }).pinterestImageLink).toBe(address);
  });

  test.each([
    [' parks ,, Parks ,city\u0000 hall,', ['parks', 'city hall']],
    ['', []],
    [null, []],
    [
      ['parks', 'city hall'],
      ['parks', 'city hall'],
    ],
  ])('the keywords %j become %j', (shortTailKeywords, words) => {
    expect(read({ shortTailKeywords }).shortTailKeywords).toEqual(words);
  });

  test('a number is accepted as the id, and the oldest slug is the id if there is none', () => {
    expect(read({ id: 7, formerly: 'old' }).id).toBe('7');
    expect(read({}).id).toBe('a-post');
    expect(read({ formerly: ['oldest', 'old'] }).id).toBe('oldest');
  });

  test.each([
    [
      ['old', 'older'],
      ['old', 'older'],
    ],
    ['old', ['old']],
    [null, undefined],
    [undefined, undefined],
  ])('the former slugs %j become %j', (formerly, slugs) => {
    expect(read({ formerly }).formerly).toEqual(slugs);
  });
});

test('a post with a former slug that cannot be part of an address is rejected', () => {
  expect(() => read({ formerly: ['/blog/old'] })).toThrow('cannot be part of an address');
});
