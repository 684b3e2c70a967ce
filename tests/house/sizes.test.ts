import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { functionsIn } from './functions-in';
import { sourcesIn } from './house-files';

const house = sourcesIn('app', 'components', 'lib', 'scripts');
const isData = (file: string) => /^lib\/city\/[^/]+\//.test(file);

// Their text is written into every page as the one inline script, so all that they need is inside them.
const serializedFunctions = 'lib/server/scripts/in-page/';

// What the framework wants by name or as a default export.
const frameworkFile = /^app\/.*(page|layout|not-found|error|global-error|template|loading|route)\.tsx?$/;

describe('the sizes of the house', () => {
  test('no file is over 250 lines, data files aside', () => {
    expect(house.filter(({ path, lines }) => lines > 250 && !isData(path)).map(({ path }) => path)).toEqual(
      [],
    );
  });

  test('no function is over 40 lines, data files and the serialized ones aside', () => {
    const long = house
      .filter(({ path }) => !isData(path) && !path.startsWith(serializedFunctions))
      .flatMap(({ path, text }) => functionsIn(text).map((each) => ({ path, ...each })))
      .filter(({ lines }) => lines > 40);
    expect(long).toEqual([]);
  });

  test('no folder holds more than 12 source files', () => {
    const counts = new Map<string, number>();
    for (const file of house)
      counts.set(path.dirname(file.path), (counts.get(path.dirname(file.path)) ?? 0) + 1);
    expect([...counts].filter(([folder, count]) => count > 12 && !isData(`${folder}/`))).toEqual([]);
  });

  test('there is no drawer called index or utils', () => {
    expect(
      house.filter(({ name }) => /^(index|utils?|helpers?|misc)\./.test(name)).map(({ path }) => path),
    ).toEqual([]);
  });

  test('files are named in kebab-case', () => {
    expect(
      house
        .filter(({ name }) => !/^[a-z0-9]+(-[a-z0-9]+)*(\.d)?\.(ts|tsx|mjs)$/.test(name))
        .map(({ path }) => path),
    ).toEqual([]);
  });

  test('exports are named, except where the framework demands a default', () => {
    const odd = house.filter(({ path, text }) => /^export default/m.test(text) && !frameworkFile.test(path));
    expect(odd.map(({ path }) => path)).toEqual([]);
  });

  test('each cut of a face fits into the first ten packets of a response (RFC 6928), its head among them', () => {
    const faces = readdirSync('app/fonts').filter((name) => name.endsWith('.woff2'));
    expect(faces).toHaveLength(4);
    expect(faces.filter((name) => statSync(`app/fonts/${name}`).size > 14_000)).toEqual([]);
  });

  test('types are not talked away: no any, no ignored errors', () => {
    const talked = /:\s*any\b|\bas any\b|<any>|@ts-(ignore|expect-error|nocheck)/;
    expect(house.filter(({ text }) => talked.test(text)).map(({ path }) => path)).toEqual([]);
  });
});

describe('the count of lines', () => {
  const body = '  act();\n'.repeat(3);
  const inside = (text: string) => text.replace(/^(?=.)/gm, '  ');

  test.each([
    ['a function', `export async function name(one: string): Promise<void> {\n${body}}\n`, 5],
    ['a head of several lines', `function name<T>(\n  one: T,\n  other: T,\n): void {\n${body}}\n`, 8],
    ['destructured parameters', `function Name({\n  one,\n}: Props) {\n${body}}\n`, 7],
    ['a constant', `const name = async (one: string) => {\n${body}};\n`, 5],
    ['a method', inside(`async #name(one: string): Promise<void> {\n${body}}\n`), 5],
    ['a closure', inside(`return all.map((one) => {\n${body}});\n`), 5],
    [
      'a function with a block',
      `function name() {\n${inside(`if (one) {\n${body}} else {\n${body}}\n`)}}\n`,
      11,
    ],
  ])('sees %s', (_, text, lines) => {
    expect(functionsIn(text).map((each) => each.lines)).toEqual([lines]);
  });

  test.each([
    ['a block', `if (one) {\n${body}}\n`],
    ['an object', `const name = call({\n  one,\n});\n`],
    ['a class', `export class Name extends Other {\n  one = 1;\n}\n`],
    ['a call', `call(\n  one,\n);\n`],
  ])('takes %s for none', (_, text) => {
    expect(functionsIn(text)).toEqual([]);
  });
});
