import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { nodeFault, takesNode } from '../../../scripts/node-range.mjs';

const range = '^20.19.0 || ^22.13.0 || >=24.0.0';

describe('which versions of Node.js a range takes', () => {
  test.each([
    [range, '18.20.8', false],
    [range, '20.18.3', false],
    [range, '20.19.0', true],
    [range, '20.20.2', true],
    [range, '21.7.3', false],
    [range, '22.0.0', false],
    [range, '22.12.9', false],
    [range, '22.13.0', true],
    [range, '23.11.1', false],
    [range, '24.0.0', true],
    [range, '26.1.0', true],
    [range, '25.1.0', true],
    ['^20.9.1', '20.9.0', false],
    ['^20', '20.0.0', true],
    ['^20.9.0 || >=22', '25.0.0', true],
    ['>= 0.10.0', '20.19.0', true],
    ['18 || 20 || >=22', '20.19.0', true],
    ['18 || 20 || >=22', '21.0.0', false],
    ['6.* || 8.* || >= 10.*', '9.0.0', false],
    ['>=16 || 14 >=14.17', '14.16.9', false],
    ['>=16 || 14 >=14.17', '14.17.0', true],
    ['*', '20.19.0', true],
    ['>=0.6.11 <=0.7.0 || >=0.7.3', '20.19.0', true],
    ['>=18 <=20.19.0', '20.19.0', true],
    ['>=18 <=20.19.0', '20.19.1', false],
  ])('%s and %s: %s', (all, version, takes) => {
    expect(takesNode(all, version)).toBe(takes);
  });

  test.each(['<24', '<=24', '~22.13.0', '22.13.0', '20 - 22', '^0.12.0', '^22.x', '>=20 || <18', ''])(
    'one that it does not understand is told: %j',
    (all) => {
      expect(() => takesNode(all, '20.19.0')).toThrow('cannot be read');
    },
  );
});

describe('a version that the site does not take', () => {
  test('is told with those that it does', () => {
    expect(nodeFault(range, '23.11.1')).toBe(
      'Node.js 23.11.1 cannot run this site: it needs 20.19.0 or a later 20, 22.13.0 or a later 22, or 24.0.0 or later.',
    );
  });

  test('one that it takes is not', () => {
    expect(nodeFault(range, '22.13.0')).toBeUndefined();
  });

  test('ends a start by what package.json says', () => {
    const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
    const other = 'Object.defineProperty(process, "versions", { value: { node: "23.11.1" } })';
    const args = ['--import', `data:text/javascript,${encodeURIComponent(other)}`, 'scripts/ready.mjs'];
    const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: 1, stderr: `${nodeFault(engines.node, '23.11.1')}\n` });
  });
});
