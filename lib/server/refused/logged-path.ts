import { pathOf } from '@/lib/server/response';

/** Also full width, and percent-encoded once or more. */
const AT = /[@＠]|%(?:25)*(?:40|ef%(?:25)*bc%(?:25)*a0)/i;
const instead = '…@…';
const longest = 200;

/** Of a request's target what may stand in the log: no query, no part with an email address, at most 200 characters. */
export function loggedPath(target: string): string {
  const parts = pathOf(target).split('/');
  const path = parts.map((part) => (AT.test(part) ? instead : part)).join('/');
  return path.length <= longest ? path : `${path.slice(0, longest - 1)}…`;
}
