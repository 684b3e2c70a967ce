import { expect, test } from '@jest/globals';
import { load } from 'js-yaml';
import { yamlList, yamlText } from '../../../../../scripts/new-city/file/yaml-text';

test.each([
  'Boulder',
  'Mérida',
  'Coeur d’Alene',
  "Coeur d'Alene",
  'Winston-Salem',
  'St. Louis',
  'https://paper.example/search/?f=rss&t=article',
  'editor@news.example',
])('%s stands bare', (text) => {
  expect(yamlText(text)).toBe(text);
});

test.each([
  'Boulder, Colo.',
  'yes',
  'No',
  'null',
  '~',
  '12',
  '1e3',
  '2026-11-22',
  '',
  ' a ',
  'a: b',
  'a #b',
  '# a',
  '- a',
  '[a]',
  '{a}',
  '*a',
  '&a',
  '!a',
  '@a',
  '"a"',
  "'a'",
  'a\nb',
  'a\\b',
  'a\u0085b\u2028c',
  'https://paper.example/a,b#c',
  'https://paper.example:',
  'Boulder | News',
  '😀',
])('%j comes back as it was, alone and in a list', (text) => {
  expect(load(`key: ${yamlText(text)}`)).toEqual({ key: text });
  expect(load(`{ key: ${yamlText(text)}, list: ${yamlList([text, 'b'])} }`)).toEqual({
    key: text,
    list: [text, 'b'],
  });
});
