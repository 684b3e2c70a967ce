import { Worker } from 'node:worker_threads';
import { type ReadRequest, type ReadResult, readFeed } from '@/lib/news/read-feed';

/** A smaller feed takes less time than to start a worker. */
const biggestHere = 256 * 1024;
const longestMs = 10_000;
/** Enough for the largest feed that is fetched (5 MB), and an end for a malicious one. */
const resourceLimits = { maxOldGenerationSizeMb: 256 };

export type FeedWorker = {
  once: (event: 'message' | 'error' | 'exit', listener: (value: unknown) => void) => unknown;
  postMessage: (request: ReadRequest) => void;
  terminate: () => Promise<unknown>;
};

function startWorker(): FeedWorker {
  return new Worker(new URL('./read-feed-worker.ts', import.meta.url), { resourceLimits });
}

function broken(detail: string): ReadResult {
  return { ok: false, failure: { reason: 'malformed', detail } };
}

function readInWorker(request: ReadRequest, worker: FeedWorker, timeoutMs: number): Promise<ReadResult> {
  return new Promise((resolve) => {
    const end = (result: ReadResult) => {
      clearTimeout(timer);
      resolve(result);
      void worker.terminate();
    };
    const timer = setTimeout(() => end(broken('reading took too long')), timeoutMs);
    worker.once('message', (result) => end(result as ReadResult));
    worker.once('error', (error) => end(broken(`the reader broke: ${(error as Error).message}`)));
    worker.once('exit', () => end(broken('the reader ended without an answer')));
    worker.postMessage(request);
  });
}

/**
 * Over 256 KB in a worker thread; one that breaks or takes over 10 s is a failure `malformed`. Never throws. No text of
 * the result holds on to the document that it is a part of, as V8's substrings do.
 */
export async function readFeedOffThread(
  request: ReadRequest,
  start: () => FeedWorker = startWorker,
  timeoutMs = longestMs,
): Promise<ReadResult> {
  try {
    if (request.bytes.length <= biggestHere) return structuredClone(readFeed(request));
    return await readInWorker(request, start(), timeoutMs);
  } catch (error) {
    return broken(`no reader: ${(error as Error).message}`);
  }
}
