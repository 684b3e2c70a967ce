import type { Failure } from '@/lib/base/outcome';

/** The spec's message for posts that could not be loaded: the status, else the fallback (section 8). */
export function blogErrorMessage({ status }: Failure): string {
  return status ? `HTTP error! status: ${status}` : 'An error occurred';
}
