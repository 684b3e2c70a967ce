import { describe, expect, test } from '@jest/globals';
import { sourcesIn, textOf, textsIn } from './house-files';

const rows = (file: string, pattern: RegExp) =>
  new Set([...textOf(`docs/${file}`).matchAll(pattern)].map(([, number]) => number));
const sections = /^## (\d+) /gm;
const tableRows = /^\| (\d+) \|/gm;

/** Documents that comments cite, with the numbers of their sections or rows. */
const documents: Record<string, Set<string | undefined>> = {
  requirements: rows('requirements.md', sections),
  discovery: rows('discovery.md', sections),
  quirk: rows('feed-quirks.md', tableRows),
  fault: rows('faults.md', tableRows),
};

/** Matches "requirements sections 2 and 4", "quirks 34 to 36", "fault 72". Captures the document and the numbers. */
const CITATION =
  /\b(?:(requirements|discovery) sections?|(quirk|fault)s?) (\d+(?:(?:, | and | to |, and )\d+)*)/gi;

const folders = ['app', 'components', 'lib', 'tests', 'scripts'];
const files = [...sourcesIn(...folders), ...textsIn('.css', ...folders)].filter(
  ({ path }) => !path.endsWith('citations.test.ts'),
);

function citations(text: string): { document: string; number: string }[] {
  return [...text.matchAll(CITATION)].flatMap(([, document, row, numbers = '']) =>
    (numbers.match(/\d+/g) ?? []).map((number) => ({
      document: (document ?? row ?? '').toLowerCase(),
      number,
    })),
  );
}

describe('citations in comments', () => {
  test('the check finds a citation with all of its numbers', () => {
    expect(citations('as of quirks 34 to 36 (requirements sections 2 and 4)')).toEqual([
      { document: 'quirk', number: '34' },
      { document: 'quirk', number: '36' },
      { document: 'requirements', number: '2' },
      { document: 'requirements', number: '4' },
    ]);
  });

  test('comments cite only sections and rows that exist', () => {
    const lost = files.flatMap(({ path, text }) =>
      citations(text)
        .filter(({ document, number }) => !documents[document]?.has(number))
        .map(({ document, number }) => `${path}: ${document} ${number}`),
    );
    expect(lost).toEqual([]);
  });
});
