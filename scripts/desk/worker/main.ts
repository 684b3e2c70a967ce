// Runs one job of the desk and exits.
import { parentPort, workerData } from 'node:worker_threads';
import type { Job } from '@/scripts/desk/worker/slow-work';

// The bundle is an ES module, but libheif expects CommonJS's __dirname.
Object.assign(globalThis, { __dirname: import.meta.dirname });

async function resultOf({ kind, input }: Job): Promise<unknown> {
  // Dynamic imports, so that a job loads only what it needs.
  if (kind === 'pastedText') return (await import('@/lib/desk/posts/pasted-text')).pastedText(input);
  return (await import('@/lib/desk/posts/heic-pixels')).heicPixels(input);
}

parentPort?.postMessage(await resultOf(workerData as Job));
