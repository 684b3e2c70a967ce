// Installs the programs of the tests that are missing, where it may. No dependencies: it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { placeOf, planHere } from './programs.mjs';
import { root, say } from './ready.mjs';

const withoutServices = [path.join(root, 'scripts/without-services.sh'), '/usr/sbin/policy-rc.d'];

function quietly(program, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const result = spawnSync(program, args, { env, encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe'] });
  if (result.status !== 0) process.stderr.write(result.stderr);
}

/** Of all programs, or of these. Only root may; where it fails apt's own words are on stderr, and they stay missing. */
export function installPrograms(names) {
  const { missing, calls } = planHere(names);
  const apt = placeOf('apt-get');
  if (missing.length === 0 || !apt || process.getuid?.() !== 0) return;
  say(`installing ${missing.join(', ')}`);
  for (const args of calls) quietly('/bin/sh', [...withoutServices, apt, ...args]);
}
