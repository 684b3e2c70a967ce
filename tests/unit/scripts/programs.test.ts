import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { missingPrograms, placeOf } from '../../../scripts/programs.mjs';
import { temporaryFolder } from '../../temporary/folder';

function folderWith(files: Record<string, { text: string; mode: number }>): string {
  const folder = temporaryFolder();
  for (const [name, { text, mode }] of Object.entries(files)) {
    writeFileSync(path.join(folder, name), text);
    chmodSync(path.join(folder, name), mode);
  }
  return folder;
}

/** Calls `run` with PATH set to these folders. */
function withPath<Result>(folders: string, run: () => Result): Result {
  const { PATH } = process.env;
  process.env.PATH = folders;
  try {
    return run();
  } finally {
    process.env.PATH = PATH;
  }
}

describe('missingPrograms', () => {
  const missingOf = (...names: string[]) => withPath(folderWith({}), () => missingPrograms(names));

  test('returns the arguments of one apt-get command, with Debian’s package names', () => {
    expect(missingOf('redis-server', 'java')).toEqual({
      missing: ['redis-server', 'java'],
      install: ['install', '--no-install-recommends', 'redis-server', 'default-jre-headless'],
    });
  });

  test('is empty if everything is installed', () => {
    const folder = folderWith({ 'redis-server': { text: '#!/bin/sh\n', mode: 0o755 } });
    expect(withPath(folder, () => missingPrograms(['redis-server'])).missing).toEqual([]);
  });

  test('throws for a name that is not in the table', () => {
    expect(() => missingOf('icecast')).toThrow();
  });
});

test.each([
  ['finds a program in a folder in PATH', 'redis-server', '', 0o755, true],
  ['does not find a file that cannot be run', 'no-program', '', 0o644, false],
  ['does not find a java command that fails to run', 'java', 'exit 1\n', 0o755, false],
])('placeOf %s', (_, name, text, mode, isFound) => {
  const folder = folderWith({ [name]: { text: `#!/bin/sh\n${text}`, mode } });
  const place = withPath(`${folder}:${process.env.PATH}`, () => placeOf(name));
  expect(place).toBe(isFound ? `${folder}/${name}` : undefined);
});

describe('while Debian installs programs', () => {
  const look = (policy: string) => `cat ${policy}; ${policy}; echo "may start: $?"; exit 7`;
  const run = (policy: string) =>
    spawnSync('sh', ['scripts/without-services.sh', policy, 'sh', '-c', look(policy)], { encoding: 'utf8' });

  test('no service may start until the installation has ended', () => {
    const policy = path.join(folderWith({}), 'policy-rc.d');
    const { stdout, status } = run(policy);
    expect(stdout).toContain('may start: 101');
    expect({ status, left: existsSync(policy) }).toEqual({ status: 7, left: false });
  });

  test('a policy that the machine already has is kept', () => {
    const text = '#!/bin/sh\nexit 104\n';
    const policy = path.join(folderWith({ 'policy-rc.d': { text, mode: 0o755 } }), 'policy-rc.d');
    expect(run(policy).stdout).toContain('may start: 104');
    expect(readFileSync(policy, 'utf8')).toBe(text);
  });
});
