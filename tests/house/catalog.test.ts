import { describe, expect, test } from '@jest/globals';
import { sourcesIn } from './house-files';
import { withoutComments } from './reader-texts';

/** Matches attributes and properties whose values readers see or hear. */
const attribute =
  /\b(?:aria-label|aria-valuetext|title|alt|placeholder|label|sentence|message|note|here|about|ready|data-tooltip)=(?:"([^"]*)"|\{`([^`]*)`\})/g;
const literal = /'([^'\n]*)'|(?<!=)"([^"\n]*)"|`([^`]*)`/g;
const betweenTags = /(?<![=-])[>}]([^<>{}`=;()]*)(?=[<{])/g;

/** Matches a capitalized word. User-facing text begins with a capitalized word, identifiers don't. */
const isText = /^\P{L}*\p{Lu}\p{Ll}/u;
/** Matches headers, schema.org types, typefaces and keys. */
const isName =
  /^(?:[A-Z][\w-]+-[\w-]+|(?:Web|About|Contact)Page|Times New Roman|Newsreader|Atom|RSS|Escape)$/;
/** Matches code that `betweenTags` finds besides text, because types and comparisons contain angle brackets too. */
const isCode =
  /^(?:[:)|&?]|,[^.]*[:[]?$|const |function |export |else\b|catch\b|finally\b|from\b|as\b|\\p|\]|.*[&$]$)/;

/** Returns the user-facing strings in a source file. */
function wordsOf(path: string, source: string): string[] {
  const code = withoutComments(source).replace(/new Error\([^)]*\)/g, '');
  const wordsIn = (pattern: RegExp) =>
    [...code.matchAll(pattern)]
      .map(([, ...groups]) => groups.find((group) => group !== undefined) ?? '')
      .map((text) => text.replace(/\$\{[^}]*\}/g, '').trim())
      .filter((text) => /\p{L}/u.test(text));
  const literals = wordsIn(literal).filter((text) => isText.test(text) && !isName.test(text));
  const between = wordsIn(betweenTags).filter((text) => !isCode.test(text) && !isName.test(text));
  return [...wordsIn(attribute), ...literals, ...(path.endsWith('.tsx') ? between : [])];
}

test('pages and components take user-facing text only from lib/messages', () => {
  const words = sourcesIn('app', 'components').flatMap(({ path, text }) =>
    wordsOf(path, text).map((words) => `${path}: ${words.replace(/\s+/g, ' ')}`),
  );
  expect(words).toEqual([]);
});

describe('the check for user-facing text', () => {
  test.each([
    '<p>Skip to content</p>',
    '<p>{count} events</p>',
    '<nav aria-label="Main">',
    '<Message sentence={`About ads`} />',
    "const title = 'Latest News';",
    '<p>by <b>{name}</b></p>',
  ])('finds text in %s', (source) => {
    expect(wordsOf('a.tsx', source)).not.toEqual([]);
  });

  test.each([
    '<p className="text-small">{m.skip}</p>',
    'const ask = (list: Set<string>) => { try { send(list); } catch { stop(); } finally { end(); } }',
    'const parts = list.map((each) => each) as const;',
    '<a href="/contact" rel="noopener">{name}</a>',
    '// A comment',
  ])('finds no text in %s', (source) => {
    expect(wordsOf('a.tsx', source)).toEqual([]);
  });
});
