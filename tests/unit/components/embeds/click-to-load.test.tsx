import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

test.each([
  ['form', 789],
  ['document', 600],
])('reserves room for a %s of %i px before and after it loads (requirements section 9)', (kind, height) => {
  const rule = `\\.embed-${kind} > \\.embed-room \\{\\s*height: ${height}px;`;
  expect(readFileSync('components/embeds/embeds.css', 'utf8')).toMatch(new RegExp(rule));
});
