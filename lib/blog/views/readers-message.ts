import type { Failure } from '@/lib/base/outcome';

const messages: Partial<Record<Failure['reason'], string>> = {
  timeout: 'The server took too long to respond',
  'odd-answer': 'The server’s response was not valid',
  'too-large': 'The server’s response was too large',
};

/** Requirements section 8: the status, else the failure's message. */
export function readersMessage({ status, reason }: Failure): string {
  return status ? `HTTP error! status: ${status}` : (messages[reason] ?? 'An error occurred');
}
