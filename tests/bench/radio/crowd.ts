import { fork } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Heard, Order } from './listeners';

const ARRIVAL_TIMEOUT_MS = 180_000;

/** Radio listeners in a separate process. */
export type Crowd = {
  /** Returns the state of each listener, in order of arrival. */
  heard: () => Promise<Heard[]>;
  /** Resolves when all listeners receive audio. */
  allHear: () => Promise<void>;
  end: () => void;
};

/** Starts listeners at a fixed rate. */
export function startCrowd(order: Order): Crowd {
  const child = fork(path.join(import.meta.dirname, 'listeners.ts'), [JSON.stringify(order)], {
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
      const until = performance.now() + ARRIVAL_TIMEOUT_MS;
      while ((await heard()).filter(({ bytes }) => bytes > 0).length < order.count) {
        if (performance.now() > until)
          throw new Error('not all listeners heard something within three minutes');
        await sleep(500);
      }
    },
    end: () => child.disconnect(),
  };
}
