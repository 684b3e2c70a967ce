import { bugFacts, type Facts, log } from '@/lib/base/log';
import { processWide } from '@/lib/base/process-wide';
import { cityInHand } from '@/lib/city/this-city';
import { pathOf } from '@/lib/server/response';

/** Also full width, and percent-encoded once or more. */
const AT = /[@＠]|%(?:25)*(?:40|ef%(?:25)*bc%(?:25)*a0)/i;
const longestPath = 200;

/** Of a request's target what may stand in the log: no query, no part with an email address, at most 200 characters. */
function loggedPath(target: string): string {
  const parts = pathOf(target).split('/');
  const path = parts.map((part) => (AT.test(part) ? '…@…' : part)).join('/');
  return path.length <= longestPath ? path : `${path.slice(0, longestPath - 1)}…`;
}

/** Enough to see what is wrong, too few for a scanner to fill the log. */
const mostLines = 20;
const minute = 60_000;

/** Errors: the first of a minute a line each, the others as one number at its end, with the words `others`. */
function fewLines(others: string): (what: string, facts: Facts) => void {
  let count = 0;
  function endOfMinute(): void {
    if (count > mostLines) log('error', others, { paths: count - mostLines, lastSeconds: minute / 1000 });
    count = 0;
  }
  return (what, facts) => {
    if (count === 0) setTimeout(endOfMinute, minute).unref();
    count += 1;
    if (count <= mostLines) log('error', what, facts);
  };
}

/** Errors (requirements section 2); `city` is its key. */
export function logAbsent(path: string, city: string): void {
  const line = processWide('absent log', () => fewLines('404: no pages there either'));
  line('404: no page there', { path: loggedPath(path), city });
}

/** The framework itself says nothing of an error while it is quiet (lib/server/main.mjs), and readers get a 500. */
export function logBroken(error: unknown, { path }: { path: string }): void {
  const line = processWide('broken log', () => fewLines('500: more pages that could not be made'));
  const city = cityInHand()?.key;
  line('500: a page could not be made', { path: loggedPath(path), city, ...bugFacts(error) });
}
