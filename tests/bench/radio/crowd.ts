import { fork } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Heard, Order } from './listeners';

const longestArrivalMs = 180_000;

/** Listeners in a process of their own. */
export type Crowd = {
  /** What each has seen so far, in the order in which they came. */
  heard: () => Promise<Heard[]>;
  /** Resolves when each of them hears something. */
  allHear: () => Promise<void>;
  end: () => void;
};

/** Sends listeners to a site, so many a second. */
export function startCrowd(order: Order): Crowd {
  const child = fork(path.join(__dirname, 'listeners.ts'), [JSON.stringify(order)], {
    execArgv: ['--import', 'tsx'],
  });
  const heard = () =>
    new Promise<Heard[]>((resolve) => {
      child.once('message', (all) => resolve(all as Heard[]));
      child.send('heard?');
    });
  return {
    heard,
    async allHear() {
      const until = performance.now() + longestArrivalMs;
      while ((await heard()).filter(({ bytes }) => bytes > 0).length < order.count) {
        if (performance.now() > until)
          throw new Error('not all listeners heard something within three minutes');
        await sleep(500);
      }
    },
    end: () => child.disconnect(),
  };
}
