import { uptime } from 'node:os';
import { clockSlack } from '@/lib/freshness/refresh-policy';

/** `wall` can be set; `steady` also counts sleep. Both in ms. */
export type Clocks = { wall: () => number; steady: () => number };

export const realClocks: Clocks = { wall: Date.now, steady: () => uptime() * 1000 };

/** In ms since the last call; 0 below a minute, the range of normal corrections. */
export function createClockWatch({ wall, steady }: Clocks): () => number {
  let difference = wall() - steady();
  return () => {
    const jump = wall() - steady() - difference;
    if (Math.abs(jump) < clockSlack) return 0;
    difference += jump;
    return jump;
  };
}
