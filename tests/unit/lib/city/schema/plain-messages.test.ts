import { describe, expect, test } from '@jest/globals';
import { issueInWords, issuesOf } from '@/lib/base/yaml/plain-issues';
import { frontMatterKeys } from '@/lib/blog/post-schema';
import { readPostFile } from '@/lib/blog/sources/post-file';
import { type CityFile, cityFile } from '@/lib/city/schema/city-file';
import { es } from '@/lib/desk/texts/es';
import { rightValues } from './right-values';

// Terms of the schema library that editors would not understand.
const JARGON =
  /expected|received|undefined|\bnull\b|invalid|unrecognized|\b(?:union|string|array|object|tuple|record|boolean|NaN|regex|pattern)\b|zod/i;

/** English words in our messages that are not also Spanish words. */
const ENGLISH = /\b(?:write|is|are|such|an|of|or|the|with|on|not|below|letters|least)\b/;

const wrong: readonly unknown[] = [
  null,
  [],
  [[]],
  [null],
  {},
  { x: { y: 'z' } },
  '7',
  7,
  'A text',
  '',
  'yes',
  true,
];

/** Yields copies of a value with one mistake each: a wrong value, a missing key or a misspelled key. */
function* mutants(value: unknown): Generator<unknown> {
  yield* wrong;
  if (Array.isArray(value)) {
    for (const [at, one] of value.entries()) for (const other of mutants(one)) yield value.with(at, other);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, one] of Object.entries(value)) {
      for (const other of mutants(one)) yield { ...value, [key]: other };
      const { [key]: _, ...rest } = value as Record<string, unknown>;
      yield rest;
      yield { ...rest, [`${key}z`]: one };
    }
  }
}

describe.each(Object.keys(cityFile.shape) as (keyof CityFile)[])('the schema of the city key “%s”', (key) => {
  const schema = cityFile.shape[key];

  test('accepts a valid value in the form that editors type', () => {
    expect(issuesOf(schema, rightValues[key])).toEqual([]);
  });

  test('reports every mistake in plain words', () => {
    const messages = [...mutants(rightValues[key])].flatMap((value) =>
      issuesOf(schema, value).map((issue) => issueInWords({ ...issue, path: [key, ...issue.path] })),
    );
    expect(messages.length).toBeGreaterThan(0);
    // Text in “” is the editor's own input, which may contain any word.
    expect(messages.filter((words) => JARGON.test(words.replace(/“.*?”/gs, '')))).toEqual([]);
    expect(messages.filter((words) => !/ write .|^no such key: ./.test(words))).toEqual([]);
    const inSpanish = messages.map((words) => es.core.problem(words).replace(/“.*?”/gs, ''));
    const advice = inSpanish.map((words) => words.replace(/^.*?(?:escriba |no existe la clave .*)/s, ''));
    expect(advice.filter((words) => ENGLISH.test(words))).toEqual([]);
  });
});

test.each([
  [
    'title is “[oops”: write a closing ]; it does not hide',
    'title es “[oops”: escriba un ] de cierre; no oculta nada',
  ],
  ['write a closing "', 'escriba un " de cierre'],
  [
    'no date: write date: 2026-11-20, when it was saved',
    'falta la fecha: escriba date: 2026-11-20, el día en que se guardó',
  ],
  ['held back as a draft, which darft may mean', 'retenido como borrador, porque eso puede significar darft'],
  ['“Source” is missing: fill in “Name” and “Address”', '“Source” falta: complete “Name” y “Address”'],
])('a mistake is reported in Spanish: %s', (english, spanish) => {
  expect(es.core.problem(english)).toBe(spanish);
});

const typed = [
  '',
  ' ~',
  ' [a, b]',
  '\n  - a\n  - b: c',
  ' { a: b }',
  '\n  a: b\n  c: d',
  ' 7',
  ' words',
  ' []',
];

test.each(frontMatterKeys)('every mistake in the key %s of a post is reported in plain words', (key) => {
  for (const value of typed) {
    const text = `---\nid: x\n${key}:${value}\n---\nText.\n`;
    const { problems } = readPostFile('posts/a.md', text, { domain: 'news.example', zone: 'America/Denver' });
    expect(problems.filter((line) => JARGON.test(line))).toEqual([]);
  }
});
