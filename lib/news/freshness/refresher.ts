import type { FeedSource } from '@/lib/news/feed-source';
import type { FeedStore } from '@/lib/news/freshness/feed-store';

/** Looks round all feeds once a second and starts what is due; the store keeps it to one refresh a feed. */
export function startRefresher(
  store: FeedStore,
  sources: readonly FeedSource[],
  onBug: (error: unknown) => void,
): () => void {
  const lookRound = () => {
    for (const source of sources) store.refresh(source).catch(onBug);
  };
  lookRound();
  const timer = setInterval(lookRound, 1000);
  // The server keeps the process alive, not the clock.
  timer.unref();
  return () => clearInterval(timer);
}
