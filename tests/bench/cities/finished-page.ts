// What a reader of a finished page waits while the network's feeds are read, and what is the machine's share of it.
import os from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Measured, startServer } from '../speed/servers';
import { hostOf } from './make-cities';
import { visit } from './network';

/** The same bytes from memory, by a process that does nothing else: what is slow there is the machine's. */
export async function startBare(siteUrl: string): Promise<Measured> {
  await visit(siteUrl, hostOf(0), '/');
  const program = ['tests/bench/speed/bare-memory.mjs', siteUrl, 'identity', '/'];
  return startServer('bare memory', program, os.tmpdir(), { READ_HOST: hostOf(0) });
}

/** One finished page, over and over, and each time its bytes from bare memory: what each took, in ms. */
export async function readBoth(siteUrl: string, bareUrl: string, seconds: number) {
  const times: { ours: number[]; bare: number[] } = { ours: [], bare: [] };
  const end = Date.now() + seconds * 1000;
  while (Date.now() < end) {
    times.ours.push((await visit(siteUrl, hostOf(0), '/')).ms);
    times.bare.push((await visit(bareUrl, hostOf(0), '/')).ms);
    await sleep(20);
  }
  return times;
}
