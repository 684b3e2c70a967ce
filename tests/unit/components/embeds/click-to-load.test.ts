import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

test.each([
  ['form', 789],
  ['document', 600],
])('requirements section 9: a %s has room of %i px, before it loads and after', (kind, height) => {
  const rule = `\\.embed-${kind} > \\.embed-room \\{\\s*height: ${height}px;`;
  expect(readFileSync('components/embeds/embeds.css', 'utf8')).toMatch(new RegExp(rule));
});
