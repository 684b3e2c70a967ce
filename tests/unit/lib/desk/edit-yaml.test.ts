import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parseYaml } from '@/lib/base/yaml/parse-yaml';
import { editYaml, YamlEditError } from '@/lib/desk/edit-yaml';
import { valueAt } from '@/lib/desk/yaml-values';

const file = `# The paper's events.
sentence: What happens here
key: "fair"   # checked in May

editors:
  # A fair.
  - title: "Fair"
    start: 2026-12-05

  - title: Market: food
    start: 2026-12-06
    tags: [a,  b]
# The end.
`;

describe('a value in a YAML file', () => {
  test.each<[string, (string | number)[], unknown, [string, string]]>([
    ['changes', ['editors', 1, 'start'], '2026-12-07', ['start: 2026-12-06', 'start: 2026-12-07']],
    ['keeps the comment after it', ['key'], 'new', ['"fair"   # checked', '"new" # checked']],
    ['is added', ['editors', 0, 'place'], 'Park', ['2026-12-05\n', '2026-12-05\n    place: Park\n']],
    ['is removed', ['editors', 0, 'start'], undefined, ['    start: 2026-12-05\n', '']],
    ['changes in a list in brackets', ['editors', 1, 'tags', 0], 'c', ['[a,  b]', '[c, b]']],
    ['is quoted if YAML requires it', ['sentence'], 'a: #b', ['What happens here', '"a: #b"']],
  ])('%s, and all other lines stay the same', (_, where, value, [from, to]) => {
    expect(editYaml(file, where, value)).toBe(file.replace(from, to));
  });

  test('that replaces an empty list is written with each entry on its own line', () => {
    const hide = [{ link: '/a', reason: 'b' }];
    expect(editYaml('# Head.\nhide: [] # by Ana\npin: []\n', ['hide'], hide)).toBe(
      '# Head.\nhide: # by Ana\n  - link: /a\n    reason: b\npin: []\n',
    );
  });

  test.each([
    ['[ a, b ]', '[ c, b ]'],
    ['[a, b] # two', '[c, b] # two'],
    ['["a", b]', '[c, b]'],
  ])('keeps the brackets and the spacing of its list: %s', (before, after) => {
    expect(editYaml(`# Head.\ntags: ${before}\n`, ['tags', 0], 'c')).toBe(`# Head.\ntags: ${after}\n`);
  });

  test('that has several lines is written as a block and read back unchanged', () => {
    expect(parseYaml(editYaml(file, ['sentence'], 'One\n\ntwo: # three')).value).toMatchObject({
      sentence: 'One\n\ntwo: # three',
    });
  });

  test.each([
    '<b>&amp;</b>',
    '- a',
    'null',
    '"',
    "'",
    '%',
    '@x',
    '{{',
    '!!js',
    '*a',
    '&b',
    '> c',
    '| d',
    'ü ',
    '\tx',
  ])('typed as %j is read back unchanged', (typed) => {
    const read = parseYaml(editYaml(file, ['editors', 0, 'title'], typed)).value;
    expect(read).toMatchObject({
      editors: [{ title: typed.trim() === typed ? typed : expect.any(String) }, {}],
    });
  });
});

describe('an entry in a list', () => {
  const lines = (text: string) => text.split('\n');

  test('is added after the others, with the same spacing', () => {
    const events = (parseYaml(file).value as { editors: unknown[] }).editors;
    const edited = editYaml(file, ['editors'], [...events, { title: 'Run', start: '2026-12-08' }]);
    expect(edited).toBe(file.replace('b]\n', 'b]\n\n  - title: Run\n    start: 2026-12-08\n'));
  });

  test('is removed together with all its lines', () => {
    expect(lines(editYaml(file, ['editors', 1], undefined))).toEqual(
      lines(file).filter((_, at) => at < 9 || at > 11),
    );
  });

  test('moves together with the comments above it, and its text stays the same', () => {
    const list = ['a: # Head.', '  - x: 1', '', '  # Two.', '  - {x:  2}', '', '  - x: 3', ''].join('\n');
    const [one, two, three] = (parseYaml(list).value as { a: unknown[] }).a;
    expect(lines(editYaml(list, ['a'], [two, one, three]))).toEqual([
      ...['a: # Head.', '  # Two.', '  - {x:  2}', '', '  - x: 1', '', '  - x: 3', ''],
    ]);
    expect(lines(editYaml(list, ['a'], [three, one]))).toEqual([
      ...['a: # Head.', '  # Two.', '  - x: 3', '', '  - x: 1', ''],
    ]);
  });

  test('keeps its hyphen and comments when its first key is removed', () => {
    const list = '- a: 1\n  # Two.\n  b: 2\n  c: 3\n';
    expect(editYaml(list, [0, 'a'], undefined)).toBe('- # Two.\n  b: 2\n  c: 3\n');
  });
});

describe('an edit that cannot be made line by line', () => {
  test.each([
    ['a map in braces', '# Head.\n{a: 1, b: 2} # Kept.\n', ['a']],
    ['broken', 'No key here\n# Kept.\na: 1\n', ['a']],
    ['only a string', 'Words # Kept.\n', ['a']],
  ])('is refused if the file is %s', (_, text, where) => {
    expect(() => editYaml(text, where, 'new')).toThrow(YamlEditError);
  });

  test.each([
    ['list', '# Head.\n- a: 1\n- a: 2\n# End.\n', [], '# Head.\n[]\n# End.\n'],
    ['map', '# Head.\na: 1\nb: 2\n# End.\n', {}, '# Head.\n{}\n# End.\n'],
  ])('keeps the comments around a %s that becomes empty', (_, text, value, expected) => {
    expect(editYaml(text, [], value)).toBe(expected);
  });
});

test('editYaml writes a value to an empty file as block YAML', () => {
  expect(editYaml('', [], { pin: [{ link: '/a', until: '2026-12-01' }] })).toBe(
    'pin:\n  - link: /a\n    until: 2026-12-01\n',
  );
});

function yamlBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.ya?ml$/.test(name))
    .map((name) => path.join(folder, name));
}

/** Returns the paths of all strings and numbers in a value. */
function leaves(value: unknown, at: (string | number)[] = []): (string | number)[][] {
  if (Array.isArray(value)) return value.flatMap((one, index) => leaves(one, [...at, index]));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, one]) => leaves(one, [...at, key]));
  return value === null ? [] : [at];
}

describe('every YAML file in lib/cities/anaheim', () => {
  test.each(yamlBelow('lib/cities/anaheim'))(
    '%s changes only on the edited lines, and a second edit restores the old value',
    (name) => {
      const text = readFileSync(name, 'utf8');
      const { value } = parseYaml(text);
      const all = leaves(value);
      const some = all.filter((_, index) => index % Math.ceil(all.length / 2) === 0);
      for (const at of some) {
        const before = valueAt(value, at);
        const edited = editYaml(text, at, 'An edit');
        const [old, now] = [text.split('\n'), edited.split('\n')];
        const head = now.findIndex((line, index) => line !== old[index]);
        const tail = now.toReversed().findIndex((line, index) => line !== old.at(-1 - index));
        // One value can span two lines, for example a list in brackets.
        expect(now.length - head - tail).toBeLessThanOrEqual(2);
        expect(valueAt(parseYaml(editYaml(edited, at, before)).value, at)).toEqual(before);
      }
    },
  );
});
