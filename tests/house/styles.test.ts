import { describe, expect, test } from '@jest/globals';
import { sourcesIn, textsIn } from './house-files';

const rules = textsIn('.css', 'app', 'components').flatMap(({ path, text }) =>
  [...text.matchAll(/[^{}]*\{[^{}]*\}/g)].map(([rule]) => ({ path, rule: rule.trim() })),
);

describe('what every browser understands', () => {
  // The build takes apart what it can; a variable it cannot.
  test('an underline names a color of its own apart: Safari drops the short form', () => {
    const short = /text-decoration:[^;]*var\(/;
    expect(rules.filter(({ rule }) => short.test(rule))).toEqual([]);
  });

  test('lines that are counted break plainly: with text-wrap pretty, Safari loses their end without a sign', () => {
    const counted = rules.filter(({ rule }) => /line-clamp:/.test(rule));
    expect(counted.filter(({ rule }) => !/text-wrap: wrap;/.test(rule))).toEqual([]);
    const classes = sourcesIn('app', 'components').flatMap(
      ({ text }) => text.match(/"[^"\n]*\bline-clamp-\d[^"\n]*"/g) ?? [],
    );
    expect(classes).not.toEqual([]);
    expect(classes.filter((names) => !/\btext-wrap\b/.test(names))).toEqual([]);
  });
});
