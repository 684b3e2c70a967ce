import { expect, test } from '@jest/globals';
import { postLocator } from '@/lib/front/editors/post-locator';
import { anaheim } from '../../../anaheim';

const locate = (metaTitle: string, metaDescription = '') =>
  postLocator(anaheim, { metaTitle, metaDescription })?.town;

test.each([
  ['A Weekend in Fullerton', '', 'Fullerton'],
  ['How Anaheim Got Its Name', '', 'Anaheim'],
  ['A House Over the Sea', 'Laguna Beach keeps it open to visitors.', 'Laguna Beach'],
])(
  'postLocator returns a map of the town in the title or description of “%s”',
  (title, description, town) => {
    expect(locate(title, description)).toBe(town);
  },
);

test('postLocator returns no map for a post that names no town', () => {
  expect(locate('How to Read a Feed', 'Where headlines come from.')).toBeUndefined();
});
