import { Worker } from 'node:worker_threads';
import { fail, type Outcome, ok } from '@/lib/base/outcome';

/** Up to this size an ordinary text takes less time than to start a worker. */
const biggestHere = 16 * 1024;
const longestMs = 3000;

/** Forty quotes or lists one in the other, or forty signs of emphasis in a row: no writer does that. */
const nestedLine = /^[ \t]*(?:>[ \t]*|[-+*][ \t]+|\d{1,9}[.)][ \t]+){40}/m;
const signsInARow = /[*_~[\]!`]{40}/;

/** What is needed of a worker thread; tests hand in their own. */
export type PreflightWorker = Pick<Worker, 'once' | 'postMessage' | 'terminate' | 'unref'>;

function startWorker(): PreflightWorker {
  return new Worker(new URL('./preflight-worker.ts', import.meta.url));
}

/** Whether a text is large or odd enough to be tried out of the way first. */
export function needsPreflight(text: string): boolean {
  return text.length > biggestHere || nestedLine.test(text) || signsInARow.test(text);
}

function inWorker(text: string, worker: PreflightWorker, timeoutMs: number): Promise<Outcome<true>> {
  return new Promise((resolve) => {
    const end = (result: Outcome<true>) => {
      clearTimeout(timer);
      resolve(result);
      void worker.terminate();
    };
    const timer = setTimeout(() => end(fail('malformed', 'Markdown: takes too long')), timeoutMs);
    worker.once('message', (complaint: string) =>
      end(complaint === '' ? ok(true) : fail('malformed', `Markdown: ${complaint}`.slice(0, 200))),
    );
    worker.once('error', (error: Error) =>
      end(fail('malformed', `Markdown: ${error.message}`.slice(0, 200))),
    );
    worker.once('exit', () => end(fail('malformed', 'Markdown: the preflight ended without an answer')));
    worker.unref();
    worker.postMessage(text);
  });
}

/**
 * Whether a text can be rendered in reasonable time, tried in a worker thread where that is in doubt: some texts take
 * minutes or break the stack, and nothing else would be answered meanwhile. Never throws.
 */
export async function preflight(
  text: string,
  start: () => PreflightWorker = startWorker,
  timeoutMs = longestMs,
): Promise<Outcome<true>> {
  if (!needsPreflight(text)) return ok(true);
  try {
    return await inWorker(text, start(), timeoutMs);
  } catch (error) {
    return fail('malformed', `Markdown: no preflight (${(error as Error).message})`);
  }
}
