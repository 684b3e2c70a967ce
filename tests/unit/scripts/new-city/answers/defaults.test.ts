import { expect, test } from '@jest/globals';
import { agentOf, defaultTitle, readKey } from '../../../../../scripts/new-city/answers/defaults';

test.each([
  ['Boulder', 'Boulder City News'],
  ['Kansas City', 'Kansas City News'],
  ['Cityville', 'Cityville City News'],
])('the title offered for %s is %s', (name, title) => {
  expect(defaultTitle(name)).toBe(title);
});

test.each([
  [undefined, 'Boulder', 'boulder'],
  [undefined, 'Mérida', 'merida'],
  [undefined, 'St. Louis', 'st-louis'],
  ['springfield-il', 'Springfield', 'springfield-il'],
])('with --key %s the folder of %s is %s', (given, name, key) => {
  expect(readKey(given, name)).toEqual({ ok: true, value: key });
});

test.each([
  ['../anaheim', 'Boulder'],
  ['Boulder', 'Boulder'],
  ['', 'Boulder'],
  [undefined, '東京'],
])('with --key %j no folder is named after %s', (given, name) => {
  expect(readKey(given, name).ok).toBe(false);
});

test.each([
  ['Boulder City News', 'BoulderCityNewsBot'],
  ['Noticias de Mérida', 'NoticiasDeMeridaBot'],
  ['29 Palms News', 'PalmsNewsBot'],
  ['東京', 'CityNewsBot'],
])('%s asks for feeds as %s', (title, agent) => {
  expect(agentOf(title)).toBe(agent);
});
