import { expect, test } from '@jest/globals';
import { sourcesIn } from './house-files';

/** Files that ask for the current city instead of taking it as an argument. Lower these numbers, never raise them. */
const MAX_FILES = { app: 0, components: 0, lib: 2 };

const ambient = /\bthisCity\b|(?<![.\w])messages\(\)/;

test.each(Object.entries(MAX_FILES))('%s has at most %d files that use the ambient city', (folder, max) => {
  const paths = sourcesIn(folder).flatMap(({ path, text }) => (ambient.test(text) ? [path] : []));
  expect(paths.slice(max)).toEqual([]);
});

test('no parameter defaults to the current time: callers pass it', () => {
  const clock = /(?<!const .*)= (?:Date\.now|new Date)\(\)\s*[,)}]/;
  const files = sourcesIn('app', 'components', 'lib').filter(({ text }) => clock.test(text));
  expect(files.map(({ path }) => path)).toEqual([]);
});
