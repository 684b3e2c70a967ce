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
