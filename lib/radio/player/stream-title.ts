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

/** ms */
const firstWait = 5000;
const longestWait = 60_000;

/** Tells each title, and undefined when they can no longer be followed; what comes back ends it. */
export function followTitle(address: string, onTitle: (title: string | undefined) => void): () => void {
  let source: EventSource;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  const open = () => {
    source = new EventSource(address);
    source.addEventListener('open', () => {
      failures = 0;
    });
    source.addEventListener('title', ({ data }) => onTitle(readStreamTitle(String(data))));
    source.addEventListener('error', () => {
      // Browsers reconnect by themselves, except after an HTTP error, as from a proxy while the server restarts.
      if (source.readyState !== EventSource.CLOSED) return;
      onTitle(undefined);
      timer = setTimeout(open, Math.min(longestWait, firstWait * 2 ** failures++));
    });
  };
  open();
  return () => {
    clearTimeout(timer);
    source.close();
  };
}
