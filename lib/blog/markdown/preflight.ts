import { Worker } from 'node:worker_threads';
import { fail, type Outcome, ok } from '@/lib/base/outcome';

/** Below this size rendering takes less time than starting a worker. */
const biggestHere = 16 * 1024;
const longestMs = 3000;

/** 40 nested quotes or lists, or 40 emphasis signs in a row: no author writes that. */
const nestedLine = /^[ \t]*(?:>[ \t]*|[-+*][ \t]+|\d{1,9}[.)][ \t]+){40}/m;
const signsInARow = /[*_~[\]!`]{40}/;

export type PreflightWorker = Pick<Worker, 'once' | 'postMessage' | 'terminate' | 'unref'>;

function startWorker(): PreflightWorker {
  return new Worker(new URL('./preflight-worker.ts', import.meta.url));
}

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

/** Never throws. Large or odd texts are tried in a worker: some take minutes or overflow the stack. */
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
