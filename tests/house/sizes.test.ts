import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { sourcesIn } from './house-files';

const house = sourcesIn('app', 'components', 'lib', 'scripts');
const isData = (file: string) => /^lib\/city\/[^/]+\//.test(file);

// What the framework wants by name or as a default export.
const frameworkFile = /^app\/.*(page|layout|not-found|error|global-error|template|loading|route)\.tsx?$/;
const frameworkObject = /^lib\/server\/page-cache\/page-cache\.mjs$/;

describe('the sizes of the house', () => {
  test('no file is over 200 lines, data files aside', () => {
    expect(house.filter(({ path, lines }) => lines > 200 && !isData(path)).map(({ path }) => path)).toEqual(
      [],
    );
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
    const odd = house.filter(
      ({ path, text }) =>
        /^export default/m.test(text) && !frameworkFile.test(path) && !frameworkObject.test(path),
    );
    expect(odd.map(({ path }) => path)).toEqual([]);
  });

  test('types are not talked away: no any, no ignored errors', () => {
    const talked = /:\s*any\b|\bas any\b|<any>|@ts-(ignore|expect-error|nocheck)/;
    expect(house.filter(({ text }) => talked.test(text)).map(({ path }) => path)).toEqual([]);
  });
});
