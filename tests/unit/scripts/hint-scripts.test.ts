import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { compileHint, hintScripts } from '@/scripts/hint-scripts.mjs';

const large = 'f();'.repeat(7500);

function build(files: Record<string, string>): (name: string) => string {
  const root = mkdtempSync(path.join(tmpdir(), 'hints-'));
  const folder = path.join(root, '.next/static/chunks');
  mkdirSync(path.join(folder, 'app'), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  hintScripts(root);
  hintScripts(root);
  return (name) => readFileSync(path.join(folder, name), 'utf8');
}

test('a script of 30,000 bytes has the hint on its first line, once', () => {
  const textOf = build({ 'a.js': large, 'app/b.js': large });
  expect(textOf('a.js')).toBe(compileHint + large);
  expect(textOf('app/b.js')).toBe(compileHint + large);
});

test.each([
  ['a smaller script', 'a.js', large.slice(1)],
  ['a style sheet', 'a.css', large],
])('%s stays as it is', (_, name, text) => {
  expect(build({ [name]: text })(name)).toBe(text);
});
