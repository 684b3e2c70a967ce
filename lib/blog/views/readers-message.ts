import type { Failure } from '@/lib/base/outcome';

const messages: Partial<Record<Failure['reason'], string>> = {
  timeout: 'The server took too long to respond',
  'odd-answer': 'The server’s response was not valid',
  'too-large': 'The server’s response was too large',
};

/** The spec's words for a failed call of the blog (section 8): the status, else its message, else a plain sentence. */
export function readersMessage({ status, reason }: Failure): string {
  return status ? `HTTP error! status: ${status}` : (messages[reason] ?? 'An error occurred');
}
