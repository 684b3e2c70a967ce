import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

const sources = [
  ...[
    'app',
    'components',
    'lib',
    'public',
    'instrumentation.ts',
    'instrumentation-client.ts',
    'package.json',
  ],
  'scripts/bundle-loader.mjs',
  ...['next.config.mjs', 'postcss.config.mjs', 'tailwind.config.ts', 'tsconfig.json'],
];

/**
 * Copies the project into test-results, adds the pages of `tests/e2e/probe-pages` to the group (live) and those of
 * `tests/e2e/reading-pages` to the group (paper), and builds it; returns the folder.
 */
export function buildProbeSite(): string {
  mkdirSync('test-results', { recursive: true });
  const copy = mkdtempSync(path.resolve('test-results/probe-'));
  for (const name of sources) cpSync(name, path.join(copy, name), { recursive: true });
  cpSync('tests/e2e/probe-pages', path.join(copy, 'app/[city]/(live)/probe'), { recursive: true });
  cpSync('tests/e2e/reading-pages', path.join(copy, 'app/[city]/(paper)/reading'), { recursive: true });
  const env = { ...process.env, NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1' };
  const next = path.resolve('node_modules/next/dist/bin/next');
  const { status, stdout, stderr } = spawnSync(process.execPath, [next, 'build'], { cwd: copy, env });
  if (status !== 0) throw new Error(`the probe site cannot be built: ${stdout}${stderr}`);
  return copy;
}

export function removeProbeSite(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}
