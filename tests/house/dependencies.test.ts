import { createRequire } from 'node:module';
import { describe, expect, test } from '@jest/globals';
import { importsOf, sourcesIn, textOf } from './house-files';

const { satisfies } = createRequire(`${process.cwd()}/package.json`)('semver') as {
  satisfies: (version: string, range: string) => boolean;
};

type Manifest = Record<'dependencies' | 'devDependencies' | 'engines', Record<string, string>>;
type Lock = { packages: Record<string, { engines?: { node?: string }; optional?: boolean }> };

const manifest = JSON.parse(textOf('package.json')) as Manifest;
const all = { ...manifest.dependencies, ...manifest.devDependencies };
const lock = JSON.parse(textOf('package-lock.json')) as Lock;
const reasons = textOf('docs/dependencies.md');

/** Returns the packages in a table of docs/dependencies.md. `title`: part of the title of its first column. */
function listed(title: string): string[] {
  const table = reasons.slice(reasons.indexOf(`| ${title} |`)).split('\n\n')[0] ?? '';
  const names = table.split('\n').map((row) => row.split('|')[1] ?? '');
  return names.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map((name) => name[1] ?? '')).sort();
}
const code = [
  ...sourcesIn('app', 'components', 'lib', 'tests', 'scripts').map(({ text }) => text),
  ...[
    'package.json',
    'postcss.config.mjs',
    'jest.config.mjs',
    'next.config.mjs',
    'tailwind.config.ts',
    'app/globals.css',
  ].map(textOf),
].join('\n');

describe('dependencies', () => {
  const nodes = [...(manifest.engines.node ?? '').matchAll(/\d+\.\d+\.\d+/g)].map(String);
  test.each(nodes)('every package that is not optional supports Node %s', (node) => {
    const refuses = Object.entries(lock.packages).filter(
      ([, { engines, optional }]) => engines?.node && !optional && !satisfies(node, engines.node),
    );
    expect(refuses.map(([path]) => path)).toEqual([]);
  });

  test.each(Object.entries(all))('%s %s is pinned exactly', (_, version) => {
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  });

  test('docs/dependencies.md gives a reason for each package that builds or serves the site', () => {
    expect(listed('to build and serve')).toEqual(Object.keys(manifest.dependencies).sort());
  });

  test('docs/dependencies.md gives a reason for each package that only tests, benchmarks or new-city need', () => {
    expect(listed('to check and measure')).toEqual(Object.keys(manifest.devDependencies).sort());
  });

  test('the site and the doctor import no development dependencies', () => {
    const values = (text: string) => importsOf(text.replace(/^import type [\s\S]*?;$/gm, ''));
    const missing = sourcesIn('app', 'components', 'lib', 'scripts/doctor').flatMap(({ path, text }) =>
      values(text)
        .filter((name) =>
          Object.keys(manifest.devDependencies).some((dev) => `${name}/`.startsWith(`${dev}/`)),
        )
        .map((name) => `${path}: ${name}`),
    );
    expect(missing).toEqual([]);
  });

  test.each(Object.keys(manifest.dependencies))('%s is imported by the code', (name) => {
    expect(code).toMatch(new RegExp(`['"]${name}(/[^'"]*)?['"]`));
  });

  test('the lock file contains no registry addresses', () => {
    expect(textOf('package-lock.json')).not.toContain('"resolved"');
  });
});
