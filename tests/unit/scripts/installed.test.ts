import { describe, expect, test } from '@jest/globals';
import { installedOf, missingInstall } from '../../../scripts/installed.mjs';

const lock = {
  packages: {
    '': {},
    'node_modules/site': { version: '1.0.0' },
    'node_modules/site-linux': { version: '1.0.0', optional: true },
    'node_modules/runner': { version: '2.0.0', dev: true },
  },
};
const { 'node_modules/site': site, 'node_modules/runner': runner } = lock.packages;
const noted = (packages: Record<string, { version: string; dev?: boolean }>) => ({ packages });
const serving = noted({ 'node_modules/site': site });
const all = noted({ 'node_modules/site': site, 'node_modules/runner': runner });
const olderSite = { 'node_modules/site': { version: '0.9.0' } };

describe('what of the lock file is installed', () => {
  test.each([
    ['nothing, where npm has noted nothing', undefined, 'nothing'],
    ['nothing that can be used, where a package has another version', noted(olderSite), 'nothing'],
    ['what serving needs, without the other platforms’ packages', serving, 'serving'],
    ['all', all, 'all'],
    [
      'what serving needs, where a package of the tests is older',
      noted({ 'node_modules/site': site, 'node_modules/runner': { version: '1.0.0', dev: true } }),
      'serving',
    ],
  ])('%s', (_, note, installed) => {
    expect(installedOf(lock, note)).toBe(installed);
  });
});

describe('what npm is asked for', () => {
  test.each([
    ['a start of a fresh clone', 'serving', undefined, ['ci', '--omit=dev']],
    ['a test of a fresh clone', 'all', undefined, ['ci', '--include=dev']],
    ['a second start', 'serving', serving, undefined],
    ['a start after a test', 'serving', all, undefined],
    ['a second test', 'all', all, undefined],
    ['a test after a start adds to what is there', 'all', serving, ['install', '--no-save', '--include=dev']],
    ['a start with an older site', 'serving', noted(olderSite), ['ci', '--omit=dev']],
    [
      'a start with an older site where tests ran keeps their packages',
      'serving',
      noted({ ...olderSite, 'node_modules/runner': runner }),
      ['ci', '--include=dev'],
    ],
  ])('%s', (_, wanted, note, args) => {
    expect(missingInstall(wanted, lock, note)).toEqual(args);
  });
});
