import { spawnSync } from 'node:child_process';

function errorsOf(root: string): string[] {
  const { stdout } = spawnSync('node_modules/.bin/tsc', ['--noEmit', '--pretty', 'false'], {
    cwd: root,
    encoding: 'utf8',
  });
  return stdout.split('\n').filter((line) => line.includes('error TS'));
}

/** Tells the first type error that a mutation brings, undefined for none; a copy without a build has some of its own. */
export function openTypeCheck(root: string): () => string | undefined {
  const before = new Set(errorsOf(root));
  return () => errorsOf(root).find((error) => !before.has(error));
}
