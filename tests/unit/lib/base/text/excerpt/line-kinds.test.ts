import { describe, expect, test } from '@jest/globals';
import { isAside, storyLines } from '@/lib/base/text/excerpt/excerpt-of';

describe('isAside', () => {
  const asides = {
    'a date': [
      'Fri, Nov. 20th, 2026',
      'Wednesday, 20 November 2026',
      '11/20/2026',
      '2026-11-20 16:15',
      'Last updated on: Nov. 20, 2026 at 4:15 p.m. PST',
      'Posted Nov. 20, 2026, 4:15 PM.',
    ],
    'a byline': ['Por Ana Díaz de la Cruz', 'Reported by Ana Diaz, special to the Orange Paper'],
    'a credit': [
      '(File photo by Sam Ito)',
      'Image courtesy of Sam Ito',
      '[Screenshot from YouTube]',
      'Sam Ito via AP)',
    ],
    'a button or label on the page': ['(AP)', '12 minute read', 'View this photo »'],
  };

  test.each(Object.entries(asides).flatMap(([kind, lines]) => lines.map((line) => [kind, line])))(
    'is true for %s: %s',
    (_, line) => {
      expect(isAside(line)).toBe(true);
    },
  );

  test('accepts a photo credit with a few lowercase words, but not a sentence', () => {
    expect(isAside('Photo by staff photographer Sam Ito, with many thanks')).toBe(true);
    expect(isAside('Photo by Sam Ito shows many people waiting')).toBe(false);
  });

  test('accepts an update notice of at most 100 characters', () => {
    const note = 'This story was updated on Friday'.padEnd(99, ' again');
    expect(isAside(`${note}.`)).toBe(true);
    expect(isAside(`${note}..`)).toBe(false);
  });

  test('rejects lines longer than 160 characters', () => {
    const labels = `Photo: Sam Ito${' Ito'.repeat(28)}`;
    const line = (length: number) => `Read more${'.'.repeat(length - 9)}`;
    expect([isAside(labels), isAside(line(160)), isAside(line(161))]).toEqual([true, true, false]);
  });
});

/** Returns the lines that remain of a story in which `line` follows the first sentence. */
const linesWith = (line: string) => storyLines(['The council met.', line, 'It voted.'], '');

test.each([
  'By Friday the council had met twice.',
  'November 20, 2026 was a Friday.',
  'Photos show how the roof came down.',
  'Listen closely.',
  'The paper relies on AP',
  '3 min reads are short',
  'A note of thanks: this story was updated',
  'Readers want more',
  'Related cases rise',
])('storyLines keeps a line of the story: %s', (line) => {
  expect(linesWith(line)).toEqual(['The council met.', line, 'It voted.']);
});

test.each([
  'Editor’s note: One of a series.',
  'Correction: The vote was on Monday.',
  'Sign up for our morning letter',
  'Subscribe to The Orange Paper',
  'Get our free weekly newsletter',
  'This story contains affiliate links.',
  'We may earn a commission.',
])('storyLines drops a notice to readers: %s', (line) => {
  expect(linesWith(line)).toEqual(['The council met.', 'It voted.']);
});

test.each([
  'Read more',
  'Read the full story',
  'Keep reading',
  'Related from us: A library',
  'Share this:',
  'More on this',
  'See also a library',
  'Also read',
  'Click here for all of it',
  'Originally published in the spring',
])('storyLines ends the story at: %s', (line) => {
  expect(linesWith(line)).toEqual(['The council met.']);
});
