import { expect, test } from '@jest/globals';
import { adAtLine } from '@/lib/desk/ads/ad-at-line';

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
])('line %s is in ad %s', (line, at) => {
  expect(adAtLine(TEXT, line)).toBe(at);
});
