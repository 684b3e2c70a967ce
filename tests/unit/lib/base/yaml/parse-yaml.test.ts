import { expect, test } from '@jest/globals';
import { parseYaml, yamlLine } from '@/lib/base/yaml/parse-yaml';
import { asText } from '@/lib/base/yaml/typed-text';

function titleOf(yaml: string): unknown {
  const { value, error } = parseYaml(yaml);
  return error ?? asText((value as { title?: unknown }).title);
}

test.each([
  "'It Was Chaos': Neighbors Describe the Fire",
  '"Fire" says chief',
  '"Unclosed headline',
  '[Update] Road opens',
  '[Photos,Video]: Parade',
  '{Name of Resident} wins',
  '@council meets',
  '&c.',
  '> 500 march',
  '|',
  '- and then',
  '!Viva!',
  '? Why',
  '#1 Servite Falls',
  'Mater Dei Ranked #1 After Win',
  'Who decides: a guide',
  '“Curly” quotes’ end',
  'C:\\new\\tab',
  '007',
  '1e3',
  '1:30',
  '2026-11-25',
  'yes',
  'Null',
  'https://news.example/#top',
  '--- done',
  'ends with colon:',
  '<<',
])('parseYaml reads the headline %s as typed', (headline) => {
  expect(titleOf(`title: ${headline}\ndate: 2026-11-20`)).toBe(headline);
  expect(titleOf(`date: 2026-11-20\ntitle:   ${headline}  `)).toBe(headline);
  expect(parseYaml(`all:\n  - title: ${headline}\n    x: y`).value).toHaveProperty('all.0.x', 'y');
});

/** Returns a seeded random number generator (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const signs = [...'\'"[]{}@*&>|-%!`?#:,~<>=.;()/\\$^_+ “”‘’—ñ¿é日'];
const pieces = [...signs, ...signs, ' ', ' ', ': ', ' #', ' # ', '- ', 'a', 'No', 'Fire', '7', '\t'];

function headline(random: () => number): string {
  const length = 1 + Math.floor(random() * 12);
  return Array.from({ length }, () => pieces[Math.floor(random() * pieces.length)])
    .join('')
    .trim();
}

/** Returns whether YAML changes a string: it removes quotation marks, and reads `~` as empty. */
function isYamlQuoted(text: string): boolean {
  return /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')(?:\s+#(?:\s.*)?)?$/.test(text) || text === '~';
}

test('parseYaml reads 4,000 random headlines back exactly', () => {
  const random = randomFrom(39);
  for (let count = 0; count < 4000; count++) {
    const typed = headline(random);
    if (typed === '' || isYamlQuoted(typed)) continue;
    expect({ typed, read: titleOf(`title: ${typed}\ndate: 2026-11-20\n`) }).toEqual({ typed, read: typed });
  }
});

test('parseYaml removes the quotation marks around 1,000 random headlines', () => {
  const random = randomFrom(40);
  for (let count = 0; count < 1000; count++) {
    const typed = headline(random).replace(/["\\\t]/g, '');
    expect(titleOf(`title: "${typed}"`)).toBe(typed);
  }
});

test.each([
  [
    'a list that is indented under its key',
    'a:\n  - b\n  - c: d\n    e: f',
    { a: ['b', { c: 'd', e: 'f' }] },
  ],
  ['a list that is not indented under its key', 'a:\n- b\n- c', { a: ['b', 'c'] }],
  ['brackets that span several lines', 'a: [\n  b,\n  c\n]\nd: { e: f }', { a: ['b', 'c'], d: { e: 'f' } }],
  ['JSON', '{"a": ["b", "c"],\n "d": {"e": "f"}}', { a: ['b', 'c'], d: { e: 'f' } }],
  [
    'a string that spans several lines',
    'a: Who decides: a\n  guide to "it"\nb: c',
    { a: 'Who decides: a guide to "it"', b: 'c' },
  ],
  ['a quoted string that spans several lines', 'a: "One\n  two"\nb: c', { a: 'One two', b: 'c' }],
  ['a string below its key', 'a:\n  "Fire" says\n  the chief\nb: c', { a: '"Fire" says the chief', b: 'c' }],
  [
    'block strings',
    'a: >-\n  One: # two\n  three\nb: |\n  four\n    five\nc: d',
    { a: 'One: # two three', b: 'four\n  five\n', c: 'd' },
  ],
  ['comments', '# one\na: b\n  # two\nc: # three\n  - d # four\n', { a: 'b', c: ['d # four'] }],
  ['lines that are indented with tabs', 'a:\n\t- b: c\n\t  d: e', { a: [{ b: 'c', d: 'e' }] }],
  ['a no-break space before a value', 'a:\u00A0b', { a: 'b' }],
  [
    'keys without a space after the colon',
    'draft:true\nurl:https://a.example',
    { draft: 'true', url: 'https://a.example' },
  ],
  [
    'addresses in a list',
    'a:\n  - https://a.example/x#y\n  - 10:30',
    { a: ['https://a.example/x#y', '10:30'] },
  ],
  ['empty values', 'a:\nb: ~\nc: []\nd: {}', { a: null, b: null, c: [], d: {} }],
  ['a document without keys', '# only a comment\n', null],
  ['Windows line endings', 'a: b\r\nc:\r\n  - d\r\n', { a: 'b', c: ['d'] }],
  ['keys that would change a prototype', '__proto__: a', JSON.parse('{"__proto__": "a"}')],
  ['an alias as plain text', 'a: *b\nc: &d e', { a: '*b', c: '&d e' }],
])('parseYaml parses %s', (_, yaml, value) => {
  expect(parseYaml(yaml)).toEqual({ value, duplicates: [] });
});

test.each([
  ['- Suite: 5', 'Suite: 5'],
  ["- 'Chaos': they say", "'Chaos': they say"],
])('parseYaml keeps the source text of a list entry with a colon: %s', (yaml, text) => {
  const [entry] = parseYaml(yaml).value as unknown[];
  expect(asText(entry)).toBe(text);
});

test.each([
  ['a: b\n  c: d', 2, /begins too far right/],
  ['a: b\nfree words\nc: d', 2, /neither a key/],
  ['a: [b\n  c: d', 1, /^write a closing \]$/],
  ['title：x', 1, /write : after title, not ：/],
  ['a: b\n---\nc: d', 2, /hyphens/],
  ['a:\n   - b\n  - c', 3, /neither a key|too far/],
])('parseYaml reports the unreadable line: %j', (yaml, line, reason) => {
  const { error, value } = parseYaml(yaml, 11);
  expect(value).toBeUndefined();
  expect(error).toEqual({ line: line + 10, reason: expect.stringMatching(reason) });
});

test('parseYaml joins two lists with the same key, and keeps the line numbers of both', () => {
  const yaml = 'a:\n  - b\nc: d\na:\n  - e\n  - f';
  expect(parseYaml(yaml)).toEqual({ value: { a: ['b', 'e', 'f'], c: 'd' }, duplicates: [] });
  expect(yamlLine(yaml, ['a', 2])).toBe(6);
});

test.each([
  ['a: []\na:\n  - b', ['b']],
  ['a:\n  - b\na: ~', ['b']],
])('parseYaml uses the non-empty value of a duplicate key: %j', (yaml, a) => {
  expect(parseYaml(yaml)).toEqual({ value: { a }, duplicates: [] });
});

test.each([
  ['a: b\nc: d\na: e', { a: 'b', c: 'd' }],
  ['draft: no\nx: y\ndraft: yes', { draft: 'yes', x: 'y' }],
  ['draft: true\nx: y\ndraft: false', { draft: 'true', x: 'y' }],
])('parseYaml reports both lines of a key with two values: %j', (yaml, value) => {
  const read = parseYaml(yaml, 2);
  expect(read.value).toEqual(value);
  expect(read.duplicates).toEqual([
    expect.objectContaining({ line: 4, reason: expect.stringMatching(/stands twice, in lines 2 and 4/) }),
  ]);
});

test('yamlLine finds the line of a value, or of its parent if there is no such value', () => {
  const yaml = '# first\na:\n  - B: c\n    d: "e\n      f"\n    g: { h: i }\n  - j: k';
  expect(yamlLine(yaml, ['a'])).toBe(2);
  expect(yamlLine(yaml, ['a', 0, 'b'])).toBe(3);
  expect(yamlLine(yaml, ['a', 0, 'g', 'h'])).toBe(6);
  expect(yamlLine(yaml, ['a', 1, 'x'])).toBe(7);
  expect(yamlLine(yaml, ['a', 1, 'x'], 5)).toBe(11);
});

test('parseYaml does not crash on 20,000 nested brackets', () => {
  expect(titleOf(`title: ${'['.repeat(20_000)}`)).toBe('['.repeat(20_000));
  expect(titleOf(`title: ${'['.repeat(20_000)}${']'.repeat(20_000)}`)).toEqual(expect.anything());
});
