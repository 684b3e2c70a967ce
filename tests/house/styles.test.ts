import { describe, expect, test } from '@jest/globals';
import { sourcesIn, textsIn } from './house-files';

const rules = textsIn('.css', 'app', 'components').flatMap(({ path, text }) =>
  [...text.matchAll(/[^{}]*\{[^{}]*\}/g)].map(([rule]) => ({ path, rule: rule.trim() })),
);

describe('styles that work around bugs in Safari', () => {
  // The build expands shorthands, except those that contain a variable.
  test('no text-decoration shorthand contains a variable, because Safari ignores it', () => {
    const short = /text-decoration:[^;]*var\(/;
    expect(rules.filter(({ rule }) => short.test(rule))).toEqual([]);
  });

  test('clamped lines use `text-wrap: wrap`, because Safari loses the ellipsis with `pretty`', () => {
    const counted = rules.filter(({ rule }) => /line-clamp:/.test(rule));
    expect(counted.filter(({ rule }) => !/text-wrap: wrap;/.test(rule))).toEqual([]);
    const classes = sourcesIn('app', 'components').flatMap(
      ({ text }) => text.match(/"[^"\n]*\bline-clamp-\d[^"\n]*"/g) ?? [],
    );
    expect(classes).not.toEqual([]);
    expect(classes.filter((names) => !/\btext-wrap\b/.test(names))).toEqual([]);
  });
});
