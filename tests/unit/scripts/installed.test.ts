import { expect, test } from '@jest/globals';
import { installArgs, isInstalled } from '../../../scripts/installed.mjs';

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
const olderRunner = noted({
  'node_modules/site': site,
  'node_modules/runner': { ...runner, version: '1.0.0' },
});
const olderSite = { 'node_modules/site': { version: '0.9.0' } };

test.each([
  ['nothing', undefined, false, false],
  ['an older package of the site', noted(olderSite), false, false],
  ['what serving needs on this platform', serving, true, false],
  ['everything', all, true, true],
  ['an older package of the tests', olderRunner, true, false],
])(
  'with %s installed, isInstalled returns %s for serving and %s for all packages',
  (_, note, serves, tests) => {
    expect([isInstalled('serving', lock, note), isInstalled('all', lock, note)]).toEqual([serves, tests]);
  },
);

const olderAll = noted({ ...olderSite, 'node_modules/runner': runner });

test.each([
  ['starting a fresh clone', 'serving', undefined, '--omit=dev'],
  ['testing a fresh clone', 'all', undefined, '--include=dev'],
  ['starting with outdated packages', 'serving', noted(olderSite), '--omit=dev'],
  ['starting with outdated packages that include those for tests', 'serving', olderAll, '--include=dev'],
])('installArgs chooses the npm arguments for %s', (_, wanted, note, packages) => {
  expect(installArgs(wanted, note)).toEqual(['ci', packages]);
});
