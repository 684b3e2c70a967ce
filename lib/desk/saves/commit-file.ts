import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { log } from '@/lib/base/log';

const run = promisify(execFile);

/**
 * Commits one file if it is in a git work tree, with the editor as the author. A failure is only logged; the save still
 * succeeds.
 */
export async function commitFile(place: string, author: string): Promise<void> {
  const [cwd, file] = [path.dirname(place), path.basename(place)];
  const git = (...args: string[]) =>
    run('git', ['-c', 'core.hooksPath=/dev/null', '-c', 'commit.gpgsign=false', ...args], {
      cwd,
      timeout: 20_000,
    });
  const name = author.replace(/[<>\p{Cc}]/gu, '') || 'Desk';
  try {
    await git('rev-parse', '--is-inside-work-tree');
  } catch {
    return;
  }
  try {
    await git('add', '--all', '--', file);
    const committer = ['-c', 'user.name=Desk', '-c', 'user.email=desk@localhost'];
    const what = [`--author=${name} <desk@localhost>`, '-m', `${path.basename(cwd)}: save ${file}`];
    await git(...committer, 'commit', '--quiet', ...what, '--only', '--', file);
  } catch (error) {
    log('warn', 'a file saved at the desk could not be committed', {
      file: place,
      why: (error as { stderr?: string }).stderr,
    });
  }
}
