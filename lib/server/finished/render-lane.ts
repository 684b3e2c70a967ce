import { setImmediate as nextTurn } from 'node:timers/promises';
import { FairQueue } from '@/lib/http/fair-queue';
import { finishedCounts } from '@/lib/server/finished/counts';
import { networksOf } from '@/lib/server/requests/client-address';

type Job = { begin: () => void; turn: Promise<void>; ended: Promise<unknown>; hasBegun: boolean };
/** One client's place in a queue. */
type Ticket = { job: Job; isLate?: boolean };

/** A second render goes on while the first waits for a disk or a host. */
const MAX_RUNNING = 2;
/** A page that comes meanwhile always finds a place. */
const MAX_SEARCHES = 1;
/** A render that takes longer waits for something other than the processor, and gives up its place. */
const MAX_TURN_MS = 500;
/** How long a search waits for its turn. */
const MAX_WAIT_MS = 2000;

/**
 * The one way to a render. Pages come before searches, and of each kind networks and clients take turns, so a crowd that
 * asks for a thousand keeps only itself waiting. A page that several ask for is rendered once, at the first turn of any.
 */
export class RenderLane {
  readonly #rest: (ms: number) => Promise<unknown>;
  readonly #jobs = new Map<string, Job>();
  readonly #pages = new FairQueue<Ticket>();
  readonly #searches = new FairQueue<Ticket>();
  #running = 0;
  #searching = 0;

  constructor(rest: (ms: number) => Promise<unknown>) {
    this.#rest = rest;
  }

  /**
   * The result of `render`, or of the render of the same key that waits or is under way; rejects as that does. Undefined
   * for a search that had no turn in time.
   */
  run<Result>(
    key: string,
    who: string,
    render: () => Promise<Result>,
    isSearch = false,
  ): Promise<Result | undefined> {
    const job = this.#jobs.get(key) ?? this.#add(key, render);
    const ended = job.ended as Promise<Result>;
    if (job.hasBegun) return ended;
    const ticket: Ticket = { job };
    (isSearch ? this.#searches : this.#pages).add(networksOf(who), ticket);
    this.#next();
    if (!isSearch || job.hasBegun) return ended;
    return Promise.race([job.turn, this.#rest(MAX_WAIT_MS)]).then(() => {
      if (job.hasBegun) return ended;
      ticket.isLate = true;
      // Others may still wait for the job; who comes later starts another.
      this.#jobs.delete(key);
      return undefined;
    });
  }

  #add(key: string, render: () => Promise<unknown>): Job {
    let begin = () => {};
    const turn = new Promise<void>((resolve) => {
      begin = resolve;
    });
    // Between two renders, finished responses are sent.
    const ended = turn
      .then(() => nextTurn())
      .then(() => {
        finishedCounts.renders += 1;
        return render();
      })
      .finally(() => this.#jobs.delete(key));
    const job: Job = { begin, turn, ended, hasBegun: false };
    this.#jobs.set(key, job);
    return job;
  }

  #next(): void {
    if (this.#running >= MAX_RUNNING) return;
    const page = this.#take(this.#pages);
    const search = page || this.#searching >= MAX_SEARCHES ? undefined : this.#take(this.#searches);
    const job = page ?? search;
    if (!job) return;
    job.hasBegun = true;
    job.begin();
    this.#running += 1;
    if (search) this.#searching += 1;
    const over = () => {
      this.#running -= 1;
      if (search) this.#searching -= 1;
      this.#next();
    };
    void Promise.race([job.ended, this.#rest(MAX_TURN_MS)]).then(over, over);
  }

  /** The next job that somebody still waits for and that has not begun at the turn of another client. */
  #take(queue: FairQueue<Ticket>): Job | undefined {
    for (let next = queue.take(); next; next = queue.take())
      if (!next.job.hasBegun && !next.isLate) return next.job;
    return undefined;
  }
}
