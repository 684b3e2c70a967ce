import { describe, expect, test } from '@jest/globals';
import { headTitle } from '@/lib/outbound/metadata/head-title';

const long = 'Where to Report a Pothole, Graffiti or a Dark Street Light';

describe('a title for the head', () => {
  test.each([
    ['has the paper’s name where both fit', 'Sports', 'Sports | The Paper'],
    ['stands alone where they do not', long, long],
    [
      'is cut at a word where it is too long by itself',
      `${long} and What Happens After That`,
      'Where to Report a Pothole, Graffiti or a Dark Street Light and…',
    ],
  ])('%s', (_, title, told) => {
    expect(headTitle(title, 'The Paper')).toBe(told);
    expect(headTitle(title, 'The Paper').length).toBeLessThanOrEqual(65);
  });
});

test('65 characters stand whole, with the name of the paper or without', () => {
  const name = ' | The Paper';
  const title = (length: number) => 't'.repeat(length);
  expect(headTitle(title(65 - name.length), 'The Paper')).toBe(title(65 - name.length) + name);
  expect(headTitle(title(66 - name.length), 'The Paper')).toBe(title(66 - name.length));
  expect(headTitle(title(65), 'The Paper')).toBe(title(65));
  expect(headTitle(title(66), 'The Paper')).toBe(`${title(64)}…`);
});
