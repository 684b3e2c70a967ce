import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { exchange, whyFailed } from '../../../scripts/build.mjs';
import { temporaryFolder, writeFiles } from '../../temporary/folder';

describe('exchange', () => {
  const root = temporaryFolder();
  const put = (folder: string, words: string) => writeFiles(root, { [`${folder}/BUILD_ID`]: words });
  const served = () => readFileSync(path.join(root, '.next/BUILD_ID'), 'utf8');
  const take = (words: string) => {
    put('.next-build', words);
    exchange(root, `.next-${words}`);
  };

  test('replaces a build and keeps its folder for development', () => {
    put('.next', 'first');
    put('.next/dev', 'of the tools');
    take('second');
    const there = ['.next-before', '.next/dev'].map((name) => existsSync(path.join(root, name, 'BUILD_ID')));
    expect([served(), ...there]).toEqual(['second', true, true]);
  });

  test('keeps only the previous build, for the process that still runs it', () => {
    take('third');
    expect(served()).toBe('third');
    take('fourth');
    expect(readdirSync(root).sort()).toEqual(['.next', '.next-fourth', '.next-third']);
  });

  test('works if the same sources are built again', () => {
    take('fourth');
    expect([served(), readdirSync(root).sort()]).toEqual(['fourth', ['.next', '.next-fourth']]);
  });
});

describe('whyFailed', () => {
  test.each([
    ['the build itself', 'SIGKILL', ''],
    [
      'a process that the build started',
      null,
      'Next.js build worker exited with code: null and signal: SIGKILL',
    ],
  ])('explains that memory ran out if the system killed %s', (_, signal, words) => {
    const reason = whyFailed(signal, words, 412);
    expect(reason).toMatch(
      /SIGKILL.*412 MB were free when it began.*npm run pack.*The site that runs is as it was\.$/,
    );
  });

  test('refers to the output above if memory did not run out', () => {
    expect(whyFailed(null, 'Module not found', 412)).toBe(
      'The site could not be built; the reason is above.',
    );
  });
});
