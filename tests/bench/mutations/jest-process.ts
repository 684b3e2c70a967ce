import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';

/** In ms: a mutation can make a loop endless. */
const longestRun = 180_000;
export const noEnd = 'no end';
/** Jest keeps the modules of every run in memory: a new process after so many. */
const mostRuns = 15;

export type JestProcess = { run: (tests: string[]) => Promise<string | undefined>; close: () => void };

/** Jest in a process of its own. `run` gives the test file that failed, or undefined when all passed or none was named. */
export function openJest(root: string): JestProcess {
  let child: ChildProcess | undefined;
  let runs = 0;
  const close = () => {
    child?.kill('SIGKILL');
    child = undefined;
  };
  const start = () => {
    const execArgv = ['--experimental-vm-modules', '--no-warnings'];
    const worker = path.join(root, 'tests/bench/mutations/jest-worker.mjs');
    return fork(worker, {
      cwd: root,
      execArgv,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      env: jestEnvironment,
    });
  };
  const run = (tests: string[]) =>
    new Promise<string | undefined>((resolve) => {
      if (tests.length === 0) return resolve(undefined);
      if (runs++ % mostRuns === 0) close();
      const worker = child ?? start();
      child = worker;
      const end = (failed: string | undefined) => {
        clearTimeout(timer);
        // The end of a worker that is stopped belongs to no later run.
        worker.removeAllListeners();
        resolve(failed);
      };
      const give = (reason: string) => {
        end(reason);
        close();
      };
      // A mutant may loop without end.
      const timer = setTimeout(() => give(noEnd), longestRun);
      worker.once('exit', () => give('the process ended'));
      worker.once('message', ({ failed }: { failed?: string }) => end(failed));
      worker.send({ root, tests });
    });
  return { run, close };
}

const jestEnvironment = { ...process.env, NODE_ENV: 'test' as const };
