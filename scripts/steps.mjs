import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { missingPrograms } from './programs.mjs';
import { root, run, say } from './ready.mjs';

const results = path.join(root, 'test-results');

function counted(good) {
  return good ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function report(file) {
  const place = path.join(results, file);
  mkdirSync(results, { recursive: true });
  rmSync(place, { force: true });
  return place;
}

export function types() {
  say('types');
  const routes = run(['node_modules/next/dist/bin/next', 'typegen'], { quiet: true });
  return counted(routes && run(['node_modules/typescript/bin/tsc', '--noEmit']));
}

export function lint() {
  say('lint');
  return counted(
    run(['node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '.'], { quiet: true }),
  );
}

function jestOnce(name, args, env) {
  const file = report(name);
  const program = ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js'];
  const all = [...program, '--json', `--outputFile=${file}`, '--silent', ...args];
  const good = run(all, { quiet: true, env: { NODE_ENV: 'test', ...env } });
  if (!existsSync(file)) return counted(false);
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  const failed = numFailedTests + numRuntimeErrorTestSuites;
  return { passed: numPassedTests, failed: good ? failed : Math.max(1, failed) };
}

/** In CI, runs failed files a second time, because a busy machine may have caused the failure. */
function jest(name, tests, env) {
  const first = jestOnce(name, tests, env);
  if (!process.env.CI || first.failed === 0) return first;
  say('once more: the files in which something failed');
  const again = jestOnce(`again-${name}`, [...tests, '--onlyFailures', '--runInBand'], env);
  return again.failed > 0 ? first : { passed: first.passed + first.failed, failed: 0 };
}

export function unit() {
  say('unit and house tests');
  return jest('unit.json', [], {});
}

/** Runs unit tests that depend on city data again, with the smallest city. */
export function unitOfOther() {
  say('unit tests of another city');
  const folders = ['lib/outbound/metadata', 'lib/outbound/crawlers', 'lib/news/sources'];
  const tests = folders.map((folder) => `tests/unit/${folder}/`);
  return jest('unit-of-other.json', tests, { CITY: 'boulder', CITIES_DIR: 'tests/cities' });
}

export function browser() {
  say('browser tests');
  const file = report('browser.json');
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const good = run(['node_modules/playwright/cli.js', 'test', '-c', 'tests/e2e/playwright.config.ts'], {
    env,
  });
  if (!existsSync(file)) return counted(false);
  const { stats } = JSON.parse(readFileSync(file, 'utf8'));
  return {
    passed: stats.expected + stats.flaky,
    failed: good ? stats.unexpected : Math.max(1, stats.unexpected),
    skipped: stats.skipped,
  };
}

export function close(counts) {
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  const skipped = counts.reduce((sum, count) => sum + (count.skipped ?? 0), 0);
  const { missing, install } = missingPrograms();
  if (skipped > 0 && missing.length > 0) say(`missing: ${missing.join(', ')}; apt-get ${install.join(' ')}`);
  console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  return failed > 0 ? 1 : 0;
}
