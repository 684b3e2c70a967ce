import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, test } from '@jest/globals';
import { parse } from 'yaml';
import { excerptOf } from '@/lib/base/text/excerpt/excerpt-of';

/** Texts from real feeds, grouped by kind (excerpt-of.yaml). */
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

describe('lines that are not part of the story are dropped', () => {
  it.each(texts.asides)('%s', (line) => {
    expect(excerpt(line, story)).toBe(story);
  });

  it.each(['Read more', 'Related: Ten years of the library', 'Continue reading', 'Share this:'])(
    'everything after "%s" is dropped',
    (line) => {
      expect(excerpt(story, line, 'Another story altogether begins here.')).toBe(story);
    },
  );
});

it.each(['By Mayor Pro Tem Jane Roe', 'Por la Alcaldesa Ana Díaz'])('names who signed “%s”', (line) => {
  const { official, text } = excerptOf([line, story], known);
  expect([official, text]).toEqual([line.replace(/^By |^Por la /, ''), story]);
});

it('a sentence over several lines stays complete', () => {
  expect(excerpt('By train,', 'then on foot to the old library.')).toBe(
    'By train, then on foot to the old library.',
  );
});

describe('text before the story on the same line is dropped', () => {
  it.each(texts.leads)('%s', (lead) => {
    expect(excerpt(lead + story)).toBe(story);
  });

  it('and so is a credit in the middle of the text', () => {
    expect(excerpt(`The library (Photo by Jane Roe/Orange Paper) opens its doors again on Saturday.`)).toBe(
      'The library opens its doors again on Saturday.',
    );
  });
});

it.each(texts.sentences)('a complete sentence stays: %s', (sentence) => {
  expect(excerpt(sentence)).toBe(sentence);
});

describe('the dateline of another place', () => {
  it('stays in its short form', () => {
    expect(excerpt('EAU CLAIRE, Wis. (AP) – Rescue teams dug.')).toBe('EAU CLAIRE, Wis. — Rescue teams dug.');
  });

  it('differs from a dateline in the source’s own area, which is removed and returned', () => {
    expect(excerptOf([`ORANGEVILLE, Calif. — ${story}`], known)).toEqual({
      text: story,
      place: 'Orangeville',
    });
    expect(excerptOf([`ORANGE — ${story}`], known).place).toBe('Orange');
  });
});

it.each(texts.fragments)('a fragment is not an excerpt: %s', (text) => {
  expect(excerpt(text)).toBe('');
});

describe('phrases that publishing software appends are dropped, complete or cut (quirk 39)', () => {
  const tail = `The post ${known.title} appeared first on The Orange Paper.`;

  it.each(Array.from({ length: tail.length - 7 }, (_, n) => tail.slice(0, n + 8)))('%s', (torn) => {
    expect(excerpt(`${story} ${torn}`)).toBe(story);
    expect(excerpt(`${story} ${torn.trimEnd()}…`)).toBe(story);
  });

  it.each(texts.tails)('%s', (written) => {
    expect(excerpt(`${story} ${written}`)).toBe(story);
  });

  it('and a text that the publisher has cut ends in a single …', () => {
    expect(excerpt(`The library opens its doors again on Saturday after […] ${tail}`)).toBe(
      'The library opens its doors again on Saturday after…',
    );
  });
});

test('removed markup leaves no space before a period', () => {
  expect(excerpt('The library opens with its founder, Ana B. Ruiz . In June , it closes again.')).toBe(
    'The library opens with its founder, Ana B. Ruiz. In June, it closes again.',
  );
});

test.each(['The mayor is out of town…', 'The library is open…', 'Library reopens after a year.'])(
  'a sentence shorter than the title is an excerpt: %s',
  (sentence) => {
    expect(excerpt(sentence)).toBe(sentence);
  },
);

test.each([
  'Library reopens after a year of repai…',
  'Library reopens…',
  'LIBRARY REOPENS AFTER A YEAR OF REPAIRS!',
])('a text that only repeats the title is no excerpt: %s', (line) => {
  expect(excerpt(line)).toBe('');
});
