import type { Failure } from '@/lib/base/outcome';

/** The spec's words for posts that could not be had: the status where there is one, else the fallback (section 8). */
export function blogErrorMessage({ status }: Failure): string {
  return status ? `HTTP error! status: ${status}` : 'An error occurred';
}
