import { expect, test } from '@jest/globals';
import { reasonsOfSkipped, tellSkipped } from '../../../scripts/skipped-tests.mjs';

const spec = (status: string, ...annotations: { type: string; description?: string }[]) => ({
  tests: [{ status, annotations }],
});
const skipped = (description: string) => spec('skipped', { type: 'skip', description });

test('the reasons are those of the tests that did not run, in groups within files too', () => {
  const suites = [
    { specs: [spec('expected'), skipped('java is missing'), spec('unexpected')] },
    { specs: [], suites: [{ specs: [skipped('nginx is missing'), spec('skipped')] }] },
  ];
  expect(reasonsOfSkipped(suites)).toEqual(['java is missing', 'nginx is missing', 'no reason is known']);
});

test('each reason is told once with its tests, and at the end the line that installs, if any', () => {
  const reasons = ['nginx is missing', 'java is missing', 'nginx is missing'];
  const install = ['install', 'nginx-light'];
  expect(tellSkipped(reasons, { missing: ['nginx'], install })).toEqual([
    '2 tests skipped: nginx is missing',
    '1 test skipped: java is missing',
    'to have what is missing: apt-get install nginx-light',
  ]);
  expect(tellSkipped(['only root may mount a disk'], { missing: [], install: [] })).toHaveLength(1);
});
