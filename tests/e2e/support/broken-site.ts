import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const copied = ['app', 'components', 'lib', 'public'];
const files = [
  'package.json',
  'next.config.mjs',
  'tailwind.config.ts',
  'postcss.config.mjs',
  'tsconfig.json',
  'instrumentation.ts',
  'instrumentation-client.ts',
];

/** By the route's folder in app/. */
const broken: Record<string, string> = {
  terms: `import { connection } from 'next/server';
export default async function Terms() {
  await connection();
  throw new Error('a bug of ours');
}`,
  privacy: `'use client';
import { useState } from 'react';
export default function Privacy() {
  const [broken, setBroken] = useState(false);
  if (broken) throw new Error('a bug in the browser');
  return <button type="button" onClick={() => setBroken(true)}>Break</button>;
}`,
};

/**
 * Builds a copy of the site in which /terms throws on the server, and /privacy in the browser at a press of its button;
 * its folder, below this one's, so that the packages are found.
 */
export function buildBrokenSite(): string {
  mkdirSync('test-results', { recursive: true });
  const folder = mkdtempSync(path.resolve('test-results/broken-'));
  for (const name of [...copied, ...files].filter((one) => existsSync(one)))
    cpSync(name, path.join(folder, name), { recursive: true });
  for (const [route, text] of Object.entries(broken))
    writeFileSync(path.join(folder, 'app', route, 'page.tsx'), text);
  const next = path.resolve('node_modules/next/dist/bin/next');
  const env = { ...process.env, NODE_ENV: 'production' as const };
  const built = spawnSync(process.execPath, [next, 'build'], { cwd: folder, env, encoding: 'utf8' });
  if (built.status !== 0) throw new Error(built.stdout + built.stderr);
  return folder;
}
