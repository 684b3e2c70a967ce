import { Worker } from 'node:worker_threads';
import { type ReadRequest, type ReadResult, readFeed } from '@/lib/news/read-feed';

/** Up to this size a feed is read at once: it takes less time than to start a worker. */
const biggestHere = 256 * 1024;
const longestMs = 10_000;

/** What is needed of a worker thread; tests hand in their own. */
export type FeedWorker = Pick<Worker, 'once' | 'postMessage' | 'terminate' | 'unref'>;

function startWorker(): FeedWorker {
  return new Worker(new URL('./read-feed-worker.ts', import.meta.url));
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
    worker.once('message', (result: ReadResult) => end(result));
    worker.once('error', (error: Error) => end(broken(`the reader broke: ${error.message}`)));
    worker.once('exit', () => end(broken('the reader ended without an answer')));
    worker.unref();
    timer.unref();
    worker.postMessage(request);
  });
}

/**
 * readFeed for any size of feed: over 256 KB it runs in a worker thread of its own, so that the event loop goes on.
 * A worker that breaks or takes over 10 s is a failure `malformed`; nothing is thrown.
 */
export async function readFeedAside(
  request: ReadRequest,
  start: () => FeedWorker = startWorker,
  timeoutMs = longestMs,
): Promise<ReadResult> {
  if (request.bytes.length <= biggestHere) return readFeed(request);
  try {
    return await readInWorker(request, start(), timeoutMs);
  } catch (error) {
    return broken(`no reader could be started: ${(error as Error).message}`);
  }
}
