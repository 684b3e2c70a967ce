import { CITY_HEADER } from '@/lib/base/http';
import { bugFacts, limitPerMinute, log } from '@/lib/base/log';

/** Matches an @ sign, including full-width ones and those that are percent-encoded one or more times. */
const AT = /[@＠]|%(?:25)*(?:40|ef%(?:25)*bc%(?:25)*a0)/i;
const MAX_PATH_LENGTH = 200;

/** Returns a path for the log: shortened, and without email addresses or preview signatures. */
function loggedPath(target: string): string {
  const parts = (target.split(/[?#]/, 1)[0] ?? '').replace(/^(\/preview\/)[^/]+/i, '$1…').split('/');
  const path = parts.map((part) => (AT.test(part) ? '…@…' : part)).join('/');
  return path.length <= MAX_PATH_LENGTH ? path : `${path.slice(0, MAX_PATH_LENGTH - 1)}…`;
}

/** Maximum lines per minute: enough to see the problem, too few for a scanner to fill the log. */
const MAX_LINES = 20;
const others = (what: string) => (paths: number) => log('error', what, { paths, lastSeconds: 60 });
const absent = limitPerMinute(MAX_LINES, others('404: more unknown paths were requested'));
const broken = limitPerMinute(MAX_LINES, others('500: more pages could not be rendered'));

/** Logs a request for an unknown path as an error (requirements section 2); `city` is the city's key. */
export function logAbsent(path: string, city: string): void {
  absent(() => log('error', '404: no page there', { path: loggedPath(path), city }));
}

const reported = new WeakSet<object>();

type FailedRequest = { path: string; headers: Record<string, string | string[] | undefined> };

/** Logs an error that a page threw. Next.js does not log it (lib/server/main.mjs); readers get a 500. */
export function logBroken(error: unknown, { path, headers }: FailedRequest): void {
  const city = headers[CITY_HEADER]?.toString();
  if (error instanceof Object) reported.add(error);
  broken(() =>
    log('error', '500: a page could not be rendered', { path: loggedPath(path), city, ...bugFacts(error) }),
  );
}

/** Logs an error that logBroken did not receive, such as one from a module that throws while it loads. */
export function logUnreported(error: unknown): void {
  if (error instanceof Object && reported.has(error)) return;
  broken(() => log('error', '500: the code of a page could not be loaded', bugFacts(error)));
}
