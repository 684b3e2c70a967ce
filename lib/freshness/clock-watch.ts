import { uptime } from 'node:os';
import { clockSlack } from '@/lib/freshness/refresh-policy';

/** The clock on the wall, which people and programs set, and one that only runs on, sleep included. Both in ms. */
export type Clocks = { wall: () => number; steady: () => number };

/** The clocks of this machine. */
export const realClocks: Clocks = { wall: Date.now, steady: () => uptime() * 1000 };

/**
 * Gives, each time it is asked, by how many ms the wall clock was set since the last time; 0 for less than a minute,
 * which is how far the clocks of honest machines are corrected.
 */
export function createClockWatch({ wall, steady }: Clocks): () => number {
  let difference = wall() - steady();
  return () => {
    const jump = wall() - steady() - difference;
    if (Math.abs(jump) < clockSlack) return 0;
    difference += jump;
    return jump;
  };
}
