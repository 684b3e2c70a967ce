import { type ExecFileException, execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { log } from '@/lib/base/log';

const run = promisify(execFile);

/** Exit code of `env` if there is no such program. */
const NO_GIT = 127;
/** Message of git for a folder that is in no repository. For a broken repository, git has a different message. */
const NO_REPOSITORY = /not a git repository \(or any/;

/**
 * Commits one file if it is in a git work tree, with the editor as the author. If this fails, the file stays saved:
 * the function returns the reason, and logs it unless it equals `known`, the reason of the previous failure.
 */
export async function commitFile(
  place: string,
  author: string,
  known: string | undefined,
): Promise<string | undefined> {
  const [cwd, file] = [path.dirname(place), path.basename(place)];
  const git = (...args: string[]) =>
    run('env', ['LC_ALL=C', 'git', '-c', 'core.hooksPath=/dev/null', '-c', 'commit.gpgsign=false', ...args], {
      cwd,
      timeout: 20_000,
    });
  const name = author.replace(/[<>\p{Cc}]/gu, '') || 'Desk';
  try {
    await git('rev-parse', '--is-inside-work-tree');
    await git('add', '--all', '--', file);
    const committer = ['-c', 'user.name=Desk', '-c', 'user.email=desk@localhost'];
    const what = [`--author=${name} <desk@localhost>`, '-m', `${path.basename(cwd)}: save ${file}`];
    await git(...committer, 'commit', '--quiet', ...what, '--only', '--', file);
    return undefined;
  } catch (error) {
    const { code, stderr = '', message } = error as ExecFileException & { stderr?: string };
    // Nobody expects commits on a machine without git.
    if (code === NO_GIT || NO_REPOSITORY.test(stderr)) return undefined;
    const why = stderr.split('\n')[0] || message;
    if (why !== known) log('warn', 'a file saved at the desk could not be committed', { file: place, why });
    return why;
  }
}
