import { setImmediate as nextTurn } from 'node:timers/promises';
import { FairQueue } from '@/lib/base/turns/fair-queue';

/** Starts some work; returns undefined if there is nothing left to do. */
export type Start = () => Promise<unknown> | undefined;

/** Two pieces of work may run, so that one continues while the other waits for a disk or a host. */
const MAX_RUNNING = 2;
/** Work that takes longer than this is probably waiting for a disk or a host and no longer counts as running. */
const MAX_TURN_MS = 500;

/**
 * Decides which work starts next. Clients take turns, so a client that requests a thousand pages delays only itself.
 * Low-priority work starts when nothing else is waiting, one piece at a time.
 */
export class FairLane {
  readonly #high = new FairQueue<Start>();
  readonly #low = new FairQueue<Start>();
  #running = 0;
  #runningLow = 0;
  #isScheduled = false;

  /** `client`: the networks that a client is in, widest first, and then its own name. */
  add(client: readonly string[], start: Start, isLow = false): void {
    (isLow ? this.#low : this.#high).add(client, start);
    this.#schedule();
  }

  /** Starts one piece of work per turn of the event loop, so that stored responses can be sent between two pieces. */
  #schedule(): void {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    void nextTurn().then(() => {
      this.#isScheduled = false;
      this.#next();
    });
  }

  #next(): void {
    if (this.#running >= MAX_RUNNING) return;
    const high = this.#take(this.#high);
    const low = high || this.#runningLow > 0 ? undefined : this.#take(this.#low);
    const work = high ?? low;
    if (!work) return;
    const count = (by: 1 | -1) => {
      this.#running += by;
      if (low) this.#runningLow += by;
      this.#schedule();
    };
    count(1);
    // `unref`, so that the timer does not keep the process alive.
    const tooLong = new Promise((resolve) => setTimeout(resolve, MAX_TURN_MS).unref());
    const end = () => count(-1);
    void Promise.race([work, tooLong]).then(end, end);
  }

  #take(queue: FairQueue<Start>): Promise<unknown> | undefined {
    for (let start = queue.take(); start; start = queue.take()) {
      const work = start();
      if (work) return work;
    }
    return undefined;
  }
}
