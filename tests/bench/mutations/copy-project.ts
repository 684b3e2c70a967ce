import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export type ProjectCopy = {
  root: string;
  files: string[];
  write: (file: string, text: string) => void;
  remove: () => void;
};

/** A copy of the project, as it is on disk, in a temporary folder; the installed packages are linked, not copied. */
export function copyProject(): ProjectCopy {
  const root = mkdtempSync(path.join(os.tmpdir(), 'mutations-'));
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' });
  const files = listed.split('\n').filter((file) => file !== '' && existsSync(file));
  for (const file of files) cpSync(file, path.join(root, file));
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));
  return {
    root,
    files,
    write: (file, text) => writeFileSync(path.join(root, file), text),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
