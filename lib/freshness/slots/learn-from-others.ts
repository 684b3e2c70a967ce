import { type Lesson, lessonOf } from '@/lib/freshness/other-instances';
import type { CacheDeps } from '@/lib/freshness/slots/cache-deps';
import type { Timed } from '@/lib/freshness/timed';

type Learning<R extends Timed> = Pick<CacheDeps<never, R, never>, 'store' | 'now' | 'random'>;

/**
 * What the other instances of the site know of a source. Nothing at a start and in a hurry (`nextTry` is 0): then the
 * source itself is to be asked.
 */
export async function learnFromOthers<R extends Timed>(
  { store, now, random }: Learning<R>,
  key: string,
  ours: R,
): Promise<Lesson<R>> {
  if (!store.shared || ours.nextTry === 0) return { spared: false };
  const theirs = await store.shared(key);
  return theirs ? lessonOf(theirs, ours, now(), random()) : { spared: false };
}
