import { createRequire } from 'node:module';
import { describe, expect, test } from '@jest/globals';
import { culprits, importsOf, siteFiles, sourcesIn, textOf } from './house-files';

const { satisfies } = createRequire(`${process.cwd()}/package.json`)('semver') as {
  satisfies: (version: string, range: string) => boolean;
};

type Manifest = Record<'dependencies' | 'devDependencies' | 'engines', Record<string, string>>;
type Lock = { packages: Record<string, { engines?: { node?: string }; optional?: boolean }> };

const manifest = JSON.parse(textOf('package.json')) as Manifest;
const lock = JSON.parse(textOf('package-lock.json')) as Lock;
const reasons = textOf('docs/dependencies.md');

/** Returns the packages in a table of docs/dependencies.md. `title`: the title of its first column. */
function listed(title: string): string[] {
  const table = reasons.slice(reasons.indexOf(`| ${title} |`)).split('\n\n')[0] ?? '';
  const names = table.split('\n').map((row) => row.split('|')[1] ?? '');
  return names.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map((name) => name[1] ?? '')).sort();
}

const configs = ['package.json', 'postcss.config.mjs', 'next.config.mjs', 'app/globals.css'].map(textOf);
const code = [...siteFiles, ...sourcesIn('tests', 'scripts')]
  .map(({ text }) => text)
  .concat(configs)
  .join('\n');

describe('dependencies', () => {
  const nodes = [...(manifest.engines.node ?? '').matchAll(/\d+\.\d+\.\d+/g)].map(String);
  test.each(nodes)('every package that is not optional supports Node %s', (node) => {
    const unsupported = Object.entries(lock.packages).filter(
      ([, { engines, optional }]) => engines?.node && !optional && !satisfies(node, engines.node),
    );
    expect(unsupported.map(([path]) => path)).toEqual([]);
  });

  test('every version is pinned exactly', () => {
    const versions = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
    expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });

  test.each([
    ['builds or serves the site', 'to build and serve', 'dependencies'],
    ['only tests, benchmarks or new-city need', 'to check and measure', 'devDependencies'],
  ] as const)('docs/dependencies.md gives a reason for each package that %s', (_, title, key) => {
    expect(listed(title)).toEqual(Object.keys(manifest[key]).sort());
  });

  test('the site and the doctor import no development dependencies', () => {
    const packages = Object.keys(manifest.devDependencies);
    const values = (text: string) => importsOf(text.replace(/^import type [\s\S]*?;$/gm, ''));
    const isDev = (name: string) => packages.some((dev) => `${name}/`.startsWith(`${dev}/`));
    const files = [...siteFiles, ...sourcesIn('scripts/doctor')];
    expect(culprits(({ text }) => values(text).some(isDev), files)).toEqual([]);
  });

  test.each(Object.keys(manifest.dependencies))('%s is imported by the code', (name) => {
    expect(code).toMatch(new RegExp(`['"]${name}(/[^'"]*)?['"]`));
  });

  test('the lock file contains no registry addresses', () => {
    expect(textOf('package-lock.json')).not.toContain('"resolved"');
  });
});
