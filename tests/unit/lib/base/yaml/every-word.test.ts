import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { parseYaml } from '@/lib/base/yaml/parse-yaml';

function wordsIn(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Joins all keys and strings in a value. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join('\n');
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  return Object.entries(value)
    .map(([key, one]) => `${key}\n${textOf(one)}`)
    .join('\n');
}

/** Returns the words of a YAML document that its parsed value lacks, except words in comments. */
function lostWords(yaml: string): string[] {
  const { value, error, duplicates } = parseYaml(yaml);
  if (error) return [];
  const read = new Set(wordsIn(textOf(value)));
  const named = new Set(duplicates.map(({ line }) => line));
  const lines = yaml.split(/\r?\n/).filter((line, at) => !/^\s*#/.test(line) && !named.has(at + 1));
  return wordsIn(lines.join('\n')).filter((word) => !read.has(word));
}

const files = ['lib/cities', 'tests/cities'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)),
);
const yaml = files.filter((file) => /\.ya?ml$/.test(file)).map((file) => [file, readFileSync(file, 'utf8')]);
const fronts = files
  .filter((file) => file.endsWith('.md'))
  .map((file) => [file, /^---\n([\s\S]*?)\n---/.exec(readFileSync(file, 'utf8'))?.[1] ?? '']);

test('lostWords finds words that are missing from the parsed value', () => {
  expect(lostWords('draft: "yes" # until Friday')).toEqual(['until', 'Friday']);
});

test.each([...yaml, ...fronts])('parsing loses no word of %s', (_, text = '') => {
  expect(parseYaml(text).error).toBeUndefined();
  expect(lostWords(text)).toEqual([]);
});

test.each([
  'title: Mater Dei Ranked #1 After Win\ncredit: Desk #2 / Ana Ruiz',
  'author:\n  - Maria Lopez\n  - Ana Ruiz',
  'list: [Ranked #1, two',
  'text: one\n  two: three four\n  five',
  'title: One\nTitle: Two',
  'all: {Name of Resident}',
  'a: *b\n<<: *c',
  'text: >-\n  one # two\n\n  three: four\nnext: |\n  five',
])('parsing loses no word of %j', (text) => {
  expect(lostWords(text)).toEqual([]);
});
