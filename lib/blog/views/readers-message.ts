import type { Failure } from '@/lib/base/outcome';

/** Requirements section 8: the status, else what a reader understands of the failure. */
export function readersMessage({ status, reason }: Failure): string {
  if (status) return `HTTP error! status: ${status}`;
  return reason === 'timeout' ? 'It took too long' : 'An error occurred';
}
