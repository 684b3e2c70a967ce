import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { fail, type Outcome, ok } from '@/lib/base/outcome';

/** Below this size rendering takes less time than starting a worker. */
const MAX_INLINE_LENGTH = 16 * 1024;
const TIMEOUT_MS = 3000;

/** Match 40 nested quotes or lists, and 40 Markdown characters in a row. Text written by hand has neither. */
const nestedLine = /^[ \t]*(?:>[ \t]*|[-+*][ \t]+|\d{1,9}[.)][ \t]+){40}/m;
const signsInARow = /[*_~[\]!`]{40}/;

export type PreflightWorker = Pick<Worker, 'once' | 'postMessage' | 'terminate' | 'unref'>;

function startWorker(): PreflightWorker {
  return new Worker(new URL('./preflight-worker.ts', import.meta.url));
}

export function needsPreflight(text: string): boolean {
  return text.length > MAX_INLINE_LENGTH || nestedLine.test(text) || signsInARow.test(text);
}

/** Returns an error message if the text cannot be rendered in time, else ''. */
async function complaintOf(text: string, start: () => PreflightWorker, timeoutMs: number): Promise<string> {
  let worker: PreflightWorker | undefined;
  try {
    worker = start();
    worker.unref();
    const answer = once(worker as Worker, 'message', { signal: AbortSignal.timeout(timeoutMs) });
    worker.postMessage(text);
    return String((await answer)[0]);
  } catch (error) {
    const { name, message } = error as Error;
    return name === 'AbortError' ? 'takes too long' : message;
  } finally {
    void worker?.terminate();
  }
}

/**
 * Renders large or unusual Markdown in a worker first, because rendering it may take minutes or overflow the
 * stack. Never throws.
 */
export async function preflight(
  text: string,
  start: () => PreflightWorker = startWorker,
  timeoutMs = TIMEOUT_MS,
): Promise<Outcome<true>> {
  if (!needsPreflight(text)) return ok(true);
  const complaint = await complaintOf(text, start, timeoutMs);
  return complaint === '' ? ok(true) : fail('malformed', `Markdown: ${complaint}`.slice(0, 200));
}

/** Limits CPU time: 100 KB of Markdown takes half a second to render. */
const MAX_BYTES = 200_000;

/** Returns the text; if it is longer than 200 KB, only the complete paragraphs within the limit. */
export function withinLimit(text: string): string {
  if (Buffer.byteLength(text) <= MAX_BYTES) return text;
  const cut = Buffer.from(text)
    .subarray(0, MAX_BYTES)
    .toString('utf8')
    .replace(/\uFFFD+$/, '');
  const paragraph = cut.lastIndexOf('\n\n');
  return paragraph > 0 ? cut.slice(0, paragraph) : cut;
}
