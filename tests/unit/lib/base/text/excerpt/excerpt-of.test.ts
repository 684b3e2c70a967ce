import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, test } from '@jest/globals';
import { parse } from 'yaml';
import { excerptOf } from '@/lib/base/text/excerpt/excerpt-of';

/** Lines from real feeds, grouped by kind (excerpt-of.yaml). */
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

describe('excerptOf drops a line that is not part of the story:', () => {
  it.each(texts.asides)('%s', (line) => {
    expect(excerpt(line, story)).toBe(story);
  });
});

it.each(['By Mayor Pro Tem Jane Roe', 'Por la Alcaldesa Ana Díaz'])(
  'excerptOf returns the official who signed “%s”',
  (line) => {
    const { official, text } = excerptOf([line, story], known);
    expect([official, text]).toEqual([line.replace(/^By |^Por la /, ''), story]);
  },
);

it('excerptOf keeps a sentence that spans several lines', () => {
  expect(excerpt('By train,', 'then on foot to the old library.')).toBe(
    'By train, then on foot to the old library.',
  );
});

describe('excerptOf drops words before the story on the same line:', () => {
  it.each(texts.leads)('%s', (lead) => {
    expect(excerpt(lead + story)).toBe(story);
  });
});

it('excerptOf drops a credit in the middle of a sentence', () => {
  expect(excerpt(`The library (Photo by Jane Roe/Orange Paper) opens its doors again on Saturday.`)).toBe(
    'The library opens its doors again on Saturday.',
  );
});

it.each(texts.sentences)('excerptOf keeps a complete sentence: %s', (sentence) => {
  expect(excerpt(sentence)).toBe(sentence);
});

it('excerptOf removes and returns a dateline that names the source’s own area', () => {
  expect(excerptOf([`ORANGEVILLE, Calif. — ${story}`], known)).toEqual({ text: story, place: 'Orangeville' });
  expect(excerptOf([`ORANGE — ${story}`], known).place).toBe('Orange');
});

it.each(texts.fragments)('excerptOf does not use a fragment as an excerpt: %j', (text) => {
  expect(excerpt(text)).toBe('');
});

describe('excerptOf drops a phrase that publishing software appends, complete or cut off (quirk 39):', () => {
  const tail = `The post ${known.title} appeared first on The Orange Paper.`;

  it.each(Array.from({ length: tail.length - 7 }, (_, n) => tail.slice(0, n + 8)))('%s', (torn) => {
    expect(excerpt(`${story} ${torn}`)).toBe(story);
    expect(excerpt(`${story} ${torn.trimEnd()}…`)).toBe(story);
  });

  it.each(texts.tails)('%s', (written) => {
    expect(excerpt(`${story} ${written}`)).toBe(story);
  });

  it('after text that the publisher has cut, leaving a single ellipsis', () => {
    expect(excerpt(`The library opens its doors again on Saturday after […] ${tail}`)).toBe(
      'The library opens its doors again on Saturday after…',
    );
  });
});

test('excerptOf leaves no space before a period when markup is removed', () => {
  expect(excerpt('The library opens with its founder, Ana B. Ruiz . In June , it closes again.')).toBe(
    'The library opens with its founder, Ana B. Ruiz. In June, it closes again.',
  );
});

test.each(['The mayor is out of town…', 'The library is open…', 'Library reopens after a year.'])(
  'excerptOf may return a sentence that is shorter than the title: %s',
  (sentence) => {
    expect(excerpt(sentence)).toBe(sentence);
  },
);

test.each([
  'Library reopens after a year of repai…',
  'Library reopens…',
  'LIBRARY REOPENS AFTER A YEAR OF REPAIRS!',
])('excerptOf does not use text that only repeats the title: %s', (line) => {
  expect(excerpt(line)).toBe('');
});
