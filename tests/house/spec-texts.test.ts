import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { sourcesIn, textOf, textsIn } from './house-files';

const code = [...sourcesIn('app', 'components', 'lib'), ...textsIn('.md', 'lib/cities/defaults/legal')]
  .map(({ text }) => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, ''))
  .join('\n')
  .replaceAll('&apos;', "'")
  .replace(/\{' '\}/g, ' ')
  .replace(/\s+/g, ' ');

const texts = parse(textOf('tests/house/spec-texts.yaml')) as Record<string, string[]>;

function patternOf(text: string): RegExp {
  const parts = text.split('{…}').map((part) => part.replace(/[.*+?^$()[\]\\|{}/]/g, '\\$&'));
  return new RegExp(`(?<!\\w)${parts.join('\\$?\\{[^}]*\\}')}`);
}

describe.each(Object.entries(texts))('the text that the specification requires for %s', (_, list) => {
  test.each(list)('is in the source code: %s', (text) => {
    expect(code).toMatch(patternOf(text));
  });
});

test('the check fails for text that no source file contains', () => {
  expect(code).not.toMatch(patternOf('Oops! Page {…} not found'));
});
