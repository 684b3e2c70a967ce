import { cleanText } from '@/lib/base/text/clean-text';
import { cutText } from '@/lib/base/text/cut-text';

const longestTitle = 200;

function titleIn(data: string): unknown {
  try {
    const told: unknown = JSON.parse(data);
    return typeof told === 'object' && told !== null && 'title' in told ? told.title : undefined;
  } catch {
    return undefined;
  }
}

/** The title in `{"title": "…"}`, untrusted: as plain text of at most 200 characters; undefined for none. */
export function readStreamTitle(data: string): string | undefined {
  const title = titleIn(data);
  return typeof title === 'string' ? cutText(cleanText(title), longestTitle) || undefined : undefined;
}

export function followTitle(address: string, onTitle: (title: string | undefined) => void): () => void {
  const source = new EventSource(address);
  source.addEventListener('title', ({ data }) => onTitle(readStreamTitle(String(data))));
  return () => source.close();
}
