import { expect, test } from '@jest/globals';
import { sourcesIn, textOf, textsIn } from './house-files';

/** Returns a document's sections or rows, as comments cite them: `quirk 34`. The pattern captures their numbers. */
const numbered = (name: string, file: string, pattern: RegExp) =>
  [...textOf(`docs/${file}`).matchAll(pattern)].map(([, number]) => `${name} ${number}`);

const SECTION = /^## (\d+) /gm;
const ROW = /^\| (\d+) \|/gm;
const existing = new Set([
  ...numbered('requirements', 'requirements.md', SECTION),
  ...numbered('discovery', 'discovery.md', SECTION),
  ...numbered('quirk', 'feed-quirks.md', ROW),
  ...numbered('fault', 'faults.md', ROW),
]);

/** Matches "requirements sections 2 and 4", "quirks 34 to 36", "fault 72". Captures the document and the numbers. */
const CITATION =
  /\b(?:(requirements|discovery) sections?|(quirk|fault)s?) (\d+(?:(?:, | and | to |, and )\d+)*)/gi;

/** Returns the sections and rows that a file's text cites. */
function citations(text: string): string[] {
  return [...text.matchAll(CITATION)].flatMap(([, document, row, numbers = '']) =>
    (numbers.match(/\d+/g) ?? []).map((number) => `${(document ?? row ?? '').toLowerCase()} ${number}`),
  );
}

test('the check finds every number in a citation', () => {
  const comment = 'as of quirks 34 to 36 (requirements sections 2 and 4)';
  expect(citations(comment)).toEqual(['quirk 34', 'quirk 36', 'requirements 2', 'requirements 4']);
});

test('comments cite only sections and rows that exist', () => {
  const folders = ['app', 'components', 'lib', 'tests', 'scripts'];
  const lost = [...sourcesIn(...folders), ...textsIn('.css', ...folders)].flatMap(({ path, text }) =>
    citations(text)
      .filter((place) => !existing.has(place))
      .map((place) => `${path}: ${place}`),
  );
  expect(lost).toEqual([]);
});
