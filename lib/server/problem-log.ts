import { bugFacts, limitPerMinute, log } from '@/lib/base/log';
import { currentCity } from '@/lib/city/this-city';

/** Also full width, and percent-encoded once or more. */
const AT = /[@＠]|%(?:25)*(?:40|ef%(?:25)*bc%(?:25)*a0)/i;
const longestPath = 200;

/** The path of a request as the log may have it: without email addresses and signatures of previews, and not too long. */
function loggedPath(target: string): string {
  const parts = (target.split(/[?#]/, 1)[0] ?? '').replace(/^(\/preview\/)[^/]+/i, '$1…').split('/');
  const path = parts.map((part) => (AT.test(part) ? '…@…' : part)).join('/');
  return path.length <= longestPath ? path : `${path.slice(0, longestPath - 1)}…`;
}

/** In a minute: enough to see what is wrong, too few for a scanner to fill the log. */
const MAX_LINES = 20;
const others = (what: string) => (paths: number) => log('error', what, { paths, lastSeconds: 60 });
const absent = limitPerMinute(MAX_LINES, others('404: no pages there either'));
const broken = limitPerMinute(MAX_LINES, others('500: more pages that could not be made'));

/** Errors (requirements section 2); `city` is its key. */
export function logAbsent(path: string, city: string): void {
  absent(() => log('error', '404: no page there', { path: loggedPath(path), city }));
}

const reported = new WeakSet<object>();

/** Logs what a page threw; Next.js is quiet (lib/server/main.mjs), and readers get a 500. */
export function logBroken(error: unknown, { path }: { path: string }): void {
  const city = currentCity()?.key;
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
