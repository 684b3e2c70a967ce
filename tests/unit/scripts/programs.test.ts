import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { placeOf, planInstall, programs } from '../../../scripts/programs.mjs';

const names = programs.map(({ name }) => name);

function folderWith(files: Record<string, { text: string; mode: number }>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'programs-'));
  for (const [name, { text, mode }] of Object.entries(files)) {
    writeFileSync(path.join(folder, name), text);
    chmodSync(path.join(folder, name), mode);
  }
  return folder;
}

/** Where a program is found with this folder before all others. */
function placeWith(folder: string, name: string): string | undefined {
  const { PATH } = process.env;
  process.env.PATH = `${folder}:${PATH}`;
  try {
    return placeOf(name);
  } finally {
    process.env.PATH = PATH;
  }
}

describe('what is missing, and what installs it', () => {
  test('nothing is asked for where all are there', () => {
    expect(planInstall(names, () => true)).toEqual({ missing: [], calls: [], line: undefined });
  });

  test('all that is missing comes in one run of apt-get', () => {
    const { missing, calls, line } = planInstall(names, (name) => name === 'chromium');
    expect(missing).toEqual(['newsboat', 'java', 'icecast2', 'ffmpeg', 'redis-server', 'nginx', 'openssl']);
    const packages = [
      'newsboat',
      'default-jre-headless',
      'icecast2',
      'ffmpeg',
      'redis-server',
      'nginx-light',
      'openssl',
    ];
    expect(calls).toEqual([
      ['update', '-qq'],
      ['install', '--no-install-recommends', ...packages, '-y', '-qq'],
    ]);
    expect(line).toBe(`apt-get install --no-install-recommends ${packages.join(' ')}`);
  });

  test('only what is asked about is looked for', () => {
    const { missing, line } = planInstall(['icecast2', 'ffmpeg'], () => false);
    expect(missing).toEqual(['icecast2', 'ffmpeg']);
    expect(line).toBe('apt-get install --no-install-recommends icecast2 ffmpeg');
  });

  test('a name that the table does not have is a mistake of ours', () => {
    expect(() => planInstall(['icecast'], () => false)).toThrow();
  });
});

describe('where a program is', () => {
  const text = '#!/bin/sh\n';

  test('in a folder of PATH', () => {
    const folder = folderWith({ newsboat: { text, mode: 0o755 } });
    expect(placeWith(folder, 'newsboat')).toBe(`${folder}/newsboat`);
  });

  test('a file that cannot be run is none', () => {
    const folder = folderWith({ 'no-program': { text, mode: 0o644 } });
    expect(placeWith(folder, 'no-program')).toBeUndefined();
  });

  test('a java that has no Java is none', () => {
    const folder = folderWith({ java: { text: `${text}exit 1\n`, mode: 0o755 } });
    expect(placeWith(folder, 'java')).toBeUndefined();
  });
});

describe('while Debian installs programs', () => {
  const look = (policy: string) => `cat ${policy}; ${policy}; echo "may start: $?"; exit 7`;
  const run = (policy: string) =>
    spawnSync('sh', ['scripts/without-services.sh', policy, 'sh', '-c', look(policy)], { encoding: 'utf8' });

  test('no service may start, and afterwards it may', () => {
    const policy = path.join(folderWith({}), 'policy-rc.d');
    const { stdout, status } = run(policy);
    expect(stdout).toContain('may start: 101');
    expect({ status, left: existsSync(policy) }).toEqual({ status: 7, left: false });
  });

  test('a policy of the machine’s own stays as it is', () => {
    const text = '#!/bin/sh\nexit 104\n';
    const policy = path.join(folderWith({ 'policy-rc.d': { text, mode: 0o755 } }), 'policy-rc.d');
    expect(run(policy).stdout).toContain('may start: 104');
    expect(readFileSync(policy, 'utf8')).toBe(text);
  });
});
