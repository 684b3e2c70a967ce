import type { Failure } from '@/lib/news/outcome';

const messages: Partial<Record<Failure['reason'], string>> = {
  timeout: 'The source did not answer in time',
  'odd-answer': 'The answer was not understood',
  'too-large': 'The answer was too large',
};

/** The spec's words for a failed call of the blog (section 8): the status, else its message, else a plain sentence. */
export function readersMessage({ status, reason }: Failure): string {
  return status ? `HTTP error! status: ${status}` : (messages[reason] ?? 'An error occurred');
}
