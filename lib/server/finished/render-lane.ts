import { setImmediate as nextTurn } from 'node:timers/promises';
import { finishedCounts } from '@/lib/server/finished/counts';

type Job = { begin?: () => void; ended: Promise<unknown> };

/** Renders take the processor in turns; a second one goes on while the first waits for a disk or a host. */
const atOnce = 2;
/** ms. What takes longer waits for something else than the processor, and gives up its place. */
const longestTurn = 500;

/**
 * The one way to a render: two at a time, and those who ask in turns, so that whoever asks for a thousand pages waits
 * for them alone. Asked for under one key by several, a page is made once, when the first of them has a turn.
 */
export class RenderLane {
  readonly #rest: (ms: number) => Promise<unknown>;
  readonly #jobs = new Map<string, Job>();
  /** What each waits for; who had a turn goes to the end. */
  readonly #queues = new Map<string, Job[]>();
  #running = 0;

  constructor(rest: (ms: number) => Promise<unknown>) {
    this.#rest = rest;
  }

  /** The result of `render`, or of the same key's that waits or is under way; rejects as that does. */
  run<Result>(key: string, who: string, render: () => Promise<Result>): Promise<Result> {
    const job = this.#jobs.get(key) ?? this.#add(key, render);
    if (job.begin) {
      const queue = this.#queues.get(who) ?? [];
      queue.push(job);
      this.#queues.set(who, queue);
      this.#next();
    }
    return job.ended as Promise<Result>;
  }

  #add(key: string, render: () => Promise<unknown>): Job {
    let begin = () => {};
    const turn = new Promise<void>((resolve) => {
      begin = resolve;
    });
    // Between two renders whoever asks for something finished is served.
    const ended = turn
      .then(() => nextTurn())
      .then(() => {
        finishedCounts.renders += 1;
        return render();
      });
    const job: Job = { begin, ended: ended.finally(() => this.#jobs.delete(key)) };
    this.#jobs.set(key, job);
    return job;
  }

  #next(): void {
    if (this.#running >= atOnce) return;
    const job = this.#take();
    if (!job?.begin) return;
    const { begin } = job;
    job.begin = undefined;
    this.#running += 1;
    begin();
    const over = () => {
      this.#running -= 1;
      this.#next();
    };
    void Promise.race([job.ended, this.#rest(longestTurn)]).then(over, over);
  }

  /** The first in turn that has not begun, as it may have at the turn of another who asked for it. */
  #take(): Job | undefined {
    for (const [who, queue] of this.#queues) {
      this.#queues.delete(who);
      const job = queue.find(({ begin }) => begin);
      const left = job ? queue.slice(queue.indexOf(job) + 1) : [];
      if (left.length > 0) this.#queues.set(who, left);
      if (job) return job;
    }
    return undefined;
  }
}
