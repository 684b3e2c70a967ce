import { CITY_HEADER } from '@/lib/base/http';
import { bugFacts, limitPerMinute, log } from '@/lib/base/log';

/** Also full width, and percent-encoded once or more. */
const AT = /[@＠]|%(?:25)*(?:40|ef%(?:25)*bc%(?:25)*a0)/i;
const MAX_PATH_LENGTH = 200;

/** Returns a path for the log: cut, and without email addresses and signatures of previews. */
function loggedPath(target: string): string {
  const parts = (target.split(/[?#]/, 1)[0] ?? '').replace(/^(\/preview\/)[^/]+/i, '$1…').split('/');
  const path = parts.map((part) => (AT.test(part) ? '…@…' : part)).join('/');
  return path.length <= MAX_PATH_LENGTH ? path : `${path.slice(0, MAX_PATH_LENGTH - 1)}…`;
}

/** Lines per minute: enough to see what is wrong, too few for a scanner to fill the log. */
const MAX_LINES = 20;
const others = (what: string) => (paths: number) => log('error', what, { paths, lastSeconds: 60 });
const absent = limitPerMinute(MAX_LINES, others('404: no pages there either'));
const broken = limitPerMinute(MAX_LINES, others('500: more pages that could not be made'));

/** Logs an unknown path as an error (requirements section 2); `city` is a key. */
export function logAbsent(path: string, city: string): void {
  absent(() => log('error', '404: no page there', { path: loggedPath(path), city }));
}

const reported = new WeakSet<object>();

type FailedRequest = { path: string; headers: Record<string, string | string[] | undefined> };

/** Logs what a page threw, because Next.js is quiet (lib/server/main.mjs); readers get a 500. */
export function logBroken(error: unknown, { path, headers }: FailedRequest): void {
  const city = headers[CITY_HEADER]?.toString();
  if (error instanceof Object) reported.add(error);
  broken(() =>
    log('error', '500: a page could not be made', { path: loggedPath(path), city, ...bugFacts(error) }),
  );
}

/** Logs an error that logBroken did not get, such as that of a module that throws while it loads. */
export function logUnreported(error: unknown): void {
  if (error instanceof Object && reported.has(error)) return;
  broken(() => log('error', '500: the code of a page could not be loaded', bugFacts(error)));
}
