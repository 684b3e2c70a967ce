import { expect, test } from '@jest/globals';
import { sourcesIn } from './house-files';

test('functions get the city and its messages only as arguments', () => {
  const ambient = /\b(?:thisCity|inCity|currentCity)\(|(?<![.\w])messages\(\)/;
  const files = sourcesIn('app', 'components', 'lib').filter(({ text }) => ambient.test(text));
  expect(files.map(({ path }) => path)).toEqual([]);
});

test('no parameter defaults to the current time, which callers must pass', () => {
  const clock = /(?<!const .*)= (?:Date\.now|new Date)\(\)\s*[,)}]/;
  const files = sourcesIn('app', 'components', 'lib').filter(({ text }) => clock.test(text));
  expect(files.map(({ path }) => path)).toEqual([]);
});
