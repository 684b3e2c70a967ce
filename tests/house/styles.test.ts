import { describe, expect, test } from '@jest/globals';
import { sourcesIn, textsIn } from './house-files';

const rules = textsIn('.css', 'app', 'components').flatMap(({ path, text }) =>
  [...text.matchAll(/[^{}]*\{[^{}]*\}/g)].map(([rule]) => ({ path, rule: rule.trim() })),
);

describe('styles for every browser', () => {
  // The build expands shorthands, except those with a variable.
  test('an underline’s color is set separately: Safari drops the shorthand', () => {
    const short = /text-decoration:[^;]*var\(/;
    expect(rules.filter(({ rule }) => short.test(rule))).toEqual([]);
  });

  test('clamped lines wrap plainly: with text-wrap pretty, Safari loses the ellipsis', () => {
    const counted = rules.filter(({ rule }) => /line-clamp:/.test(rule));
    expect(counted.filter(({ rule }) => !/text-wrap: wrap;/.test(rule))).toEqual([]);
    const classes = sourcesIn('app', 'components').flatMap(
      ({ text }) => text.match(/"[^"\n]*\bline-clamp-\d[^"\n]*"/g) ?? [],
    );
    expect(classes).not.toEqual([]);
    expect(classes.filter((names) => !/\btext-wrap\b/.test(names))).toEqual([]);
  });
});
