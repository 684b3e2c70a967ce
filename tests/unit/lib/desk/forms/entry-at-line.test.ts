import { expect, test } from '@jest/globals';
import { entryAtLine } from '@/lib/desk/forms/entry-at-line';

const TEXT = `# Desk
pause: []
ads: # sold
  - slot: 250
    text: Rides
  - { slot: 600 }
pin:
  - { link: nowhere }
`;

test.each([
  [2, undefined],
  [4, 0],
  [5, 0],
  [6, 1],
  [8, undefined],
])('for line %s, entryAtLine returns the index %s', (line, at) => {
  expect(entryAtLine(TEXT, ['ads'], line)).toBe(at);
});

test('entries that share a line cannot be distinguished', () => {
  expect(entryAtLine('ads: [{ slot: 250 }, { slot: 600 }]', ['ads'], 1)).toBeUndefined();
});
