import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, test } from '@jest/globals';
import { parse } from 'yaml';
import { excerptOf } from '@/lib/base/text/excerpt/excerpt-of';

/** Texts as feeds have them (excerpt-of.yaml). */
type Texts = Record<'asides' | 'leads' | 'sentences' | 'fragments' | 'tails', string[]>;

const texts = parse(readFileSync(path.join(import.meta.dirname, 'excerpt-of.yaml'), 'utf8')) as Texts;

const known = {
  title: 'Library reopens after a year of repairs',
  author: 'Maria Lopez',
  places: ['Orangeville'],
  names: ['The Orange Paper'],
};
const story = 'The library opens its doors again on Saturday, a year after the roof gave way.';

function excerpt(...lines: string[]): string {
  return excerptOf(lines, known).text;
}

describe('lines of the page that are not the story go', () => {
  it.each(texts.asides)('%s', (line) => {
    expect(excerpt(line, story)).toBe(story);
  });

  it.each(['Read more', 'Related: Ten years of the library', 'Continue reading', 'Share this:'])(
    'and all from "%s" on',
    (line) => {
      expect(excerpt(story, line, 'Another story altogether begins here.')).toBe(story);
    },
  );
});

it('a sentence over several lines stays whole', () => {
  expect(excerpt('By train,', 'then on foot to the old library.')).toBe(
    'By train, then on foot to the old library.',
  );
});

describe('what stands before the story in one line with it goes', () => {
  it.each(texts.leads)('%s', (lead) => {
    expect(excerpt(lead + story)).toBe(story);
  });

  it('also a credit in the middle', () => {
    expect(excerpt(`The library (Photo by Jane Roe/Orange Paper) opens its doors again on Saturday.`)).toBe(
      'The library opens its doors again on Saturday.',
    );
  });
});

it.each(texts.sentences)('sentences stay whole: %s', (sentence) => {
  expect(excerpt(sentence)).toBe(sentence);
});

describe('a dateline of another place stays', () => {
  it('in its short form', () => {
    expect(excerpt('EAU CLAIRE, Wis. (AP) – Rescue teams dug.')).toBe('EAU CLAIRE, Wis. — Rescue teams dug.');
  });

  it('and the source’s own is told apart', () => {
    expect(excerptOf([`ORANGEVILLE, Calif. — ${story}`], known)).toEqual({
      text: story,
      place: 'Orangeville',
    });
    expect(excerptOf([`ORANGE — ${story}`], known).place).toBe('Orange');
  });
});

it.each(texts.fragments)('what is no sentence of the story is no excerpt: %s', (text) => {
  expect(excerpt(text)).toBe('');
});

describe('quirk 39: the tails of publishing software, whole or torn', () => {
  const tail = `The post ${known.title} appeared first on The Orange Paper.`;

  it.each(Array.from({ length: tail.length - 7 }, (_, n) => tail.slice(0, n + 8)))('%s', (torn) => {
    expect(excerpt(`${story} ${torn}`)).toBe(story);
    expect(excerpt(`${story} ${torn.trimEnd()}…`)).toBe(story);
  });

  it.each(texts.tails)('%s', (written) => {
    expect(excerpt(`${story} ${written}`)).toBe(story);
  });

  it('a cut of the publisher’s is one …', () => {
    expect(excerpt(`The library opens its doors again on Saturday after […] ${tail}`)).toBe(
      'The library opens its doors again on Saturday after…',
    );
  });
});

test('no space stands before the end of a sentence', () => {
  expect(excerpt('The library opens with its founder, Ana B. Ruiz . In June , it closes again.')).toBe(
    'The library opens with its founder, Ana B. Ruiz. In June, it closes again.',
  );
});

test.each(['The mayor is out of town…', 'The library is open…', 'Library reopens after a year.'])(
  'a sentence that is shorter than the title is an excerpt: %s',
  (sentence) => {
    expect(excerpt(sentence)).toBe(sentence);
  },
);

test.each([
  'Library reopens after a year of repai…',
  'Library reopens…',
  'LIBRARY REOPENS AFTER A YEAR OF REPAIRS!',
])('what only repeats the title is no excerpt: %s', (line) => {
  expect(excerpt(line)).toBe('');
});
