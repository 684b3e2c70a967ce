import { lessonOf } from '@/lib/freshness/other-instances';
import type { CacheDeps } from '@/lib/freshness/slots/cache-deps';
import type { Timed } from '@/lib/freshness/timed';

/** ms. */
const betweenLooks = 5000;

type Looking<R extends Timed> = Pick<CacheDeps<never, R, never>, 'store' | 'now' | 'random'>;

/**
 * A record that was to be loaded while the shared store was out of reach is looked for again until that answers: its
 * source may be silent, and would not be asked again for minutes.
 */
export class LateLook<R extends Timed> {
  readonly #deps: Looking<R>;
  #nextLook = Number.POSITIVE_INFINITY;

  constructor(deps: Looking<R>) {
    this.#deps = deps;
  }

  /** To be called once the record was loaded. */
  noteLoad(): void {
    const isMissed = this.#deps.store.inReach?.() === false;
    this.#nextLook = isMissed ? this.#deps.now() + betweenLooks : Number.POSITIVE_INFINITY;
  }

  isDue(): boolean {
    return this.#deps.now() >= this.#nextLook;
  }

  /** What to take over, where a look is due: something that is better than ours. */
  async look(key: string, ours: () => R): Promise<R | undefined> {
    if (!this.isDue()) return undefined;
    const { store, now, random } = this.#deps;
    this.#nextLook = now() + betweenLooks;
    const theirs = await store.shared?.(key);
    this.noteLoad();
    return theirs && lessonOf(theirs, ours(), now(), random()).record;
  }
}
