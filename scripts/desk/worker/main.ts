// Runs one job of the desk and ends.
import { parentPort, workerData } from 'node:worker_threads';
import type { Job } from '@/scripts/desk/worker/slow-work';

// The bundle is a module, but libheif's code expects the name that other scripts have.
Object.assign(globalThis, { __dirname: import.meta.dirname });

async function resultOf({ kind, input }: Job): Promise<unknown> {
  // Each loads only what it needs.
  if (kind === 'pastedText') return (await import('@/lib/desk/posts/pasted-text')).pastedText(input);
  return (await import('@/lib/desk/posts/heic-pixels')).heicPixels(input);
}

parentPort?.postMessage(await resultOf(workerData as Job));
