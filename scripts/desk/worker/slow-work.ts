import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import type { Pixels } from '@/lib/desk/posts/heic-pixels';

export type Job = { kind: 'pastedText'; input: string } | { kind: 'heicPixels'; input: Uint8Array };

/** Work that could run forever on a hostile file or page. Returns undefined if it failed or took too long. */
export type SlowWork = {
  pastedText: (html: string) => Promise<string | undefined>;
  heicPixels: (bytes: Uint8Array) => Promise<Pixels | undefined>;
};

const PASTE_TIMEOUT_MS = 10_000;
const HEIC_TIMEOUT_MS = 90_000;
const HEAP_MB = 512;

/** Runs slow work in a worker thread, so that the desk keeps responding. Ends the thread at its timeout. */
export function threadedWork(): SlowWork {
  // One job of each kind at a time: two photos would need twice the memory.
  const turns = { pastedText: pLimit(1), heicPixels: pLimit(1) };
  const run = (job: Job, timeoutMs: number) =>
    turns[job.kind](async () => {
      // Relative to scripts/desk/main.mjs, the bundle that contains this file.
      const worker = new Worker(new URL('./worker/main.mjs', import.meta.url), {
        workerData: job,
        resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
      });
      try {
        return (await once(worker, 'message', { signal: AbortSignal.timeout(timeoutMs) }))[0];
      } catch {
        return undefined;
      } finally {
        await worker.terminate();
      }
    });
  return {
    pastedText: (input) => run({ kind: 'pastedText', input }, PASTE_TIMEOUT_MS),
    heicPixels: (input) => run({ kind: 'heicPixels', input }, HEIC_TIMEOUT_MS),
  };
}
