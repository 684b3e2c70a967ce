import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

function once(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    get(url, { agent }, (reply) => {
      reply.resume();
      reply.once('end', () => resolve(performance.now() - start));
    }).once('error', reject);
  });
}

/** Asks for a page over and over, `everyMs` apart, until `seconds` have passed; gives the times in ms. */
export async function probePage(url: string, seconds: number, everyMs: number): Promise<number[]> {
  const until = performance.now() + seconds * 1000;
  const times: number[] = [];
  while (performance.now() < until) {
    times.push(await once(url));
    await sleep(everyMs);
  }
  return times;
}

/** The smallest number that so large a share of them does not exceed (nearest rank); NaN where there are none. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}
