import { quantile, slope, table } from '../figures';
import type { Ratio } from './dead-against-healthy';
import type { Met } from './readers';

/** What the site said of itself at a moment (probe.cjs). */
export type Sample = {
  at: number;
  rssMb: number;
  liveMb: number;
  loop: { p50: number; p99: number; max: number };
  sockets: number;
};

export type Soaked = {
  met: Met;
  heard: number[];
  ended: string[];
  kinds: number;
  samples: readonly Sample[];
  ratio: Ratio;
  forbidden: number;
  minutes: number;
  log: string;
};

/** A request under way holds what it needs: the least of each half minute is what stays. */
function floors(samples: readonly Sample[], of: (sample: Sample) => number): { x: number; y: number }[] {
  const least = new Map<number, number>();
  for (const sample of samples) {
    const window = Math.floor(sample.at / 30_000) / 2;
    least.set(window, Math.min(least.get(window) ?? Number.POSITIVE_INFINITY, of(sample)));
  }
  return [...least].map(([x, y]) => ({ x, y }));
}

/**
 * Flat: what lives after a collection rises by less than 0.5 MB a minute (30 MB an hour; a leak of one page of 100 KB
 * for each thousand requests would show), and the resident size, which the allocator moves in steps, not surely (by
 * two standard errors) by 2 or more.
 */
const flatLive = 0.5;
const flatResident = 2;
const mostDead = 2;
const kilobyteRate = 16_000;

const one = (value: number) => value.toFixed(1);

function afterWarmUp({ samples, minutes }: Soaked): readonly Sample[] {
  const first = (samples[0]?.at ?? 0) + Math.min(3, minutes / 3) * 60_000;
  return samples.filter(({ at }) => at >= first);
}

function rises(samples: readonly Sample[], of: (sample: Sample) => number) {
  return slope(floors(samples, of));
}

function latencyTable({ met }: Soaked): string {
  const rows = [...met.latencies].sort(([a], [b]) => a.localeCompare(b));
  return table([
    ['asked for', 'times', 'p50 ms', 'p99 ms', 'slowest ms'],
    ...rows.map(([kind, all]) => [
      kind,
      all.length,
      one(quantile(all, 0.5)),
      one(quantile(all, 0.99)),
      one(Math.max(...all)),
    ]),
  ]);
}

function memoryTable(samples: readonly Sample[]): string {
  const row = (name: string, of: (sample: Sample) => number) => {
    const { rise, error } = rises(samples, of);
    const values = samples.map(of);
    const ends = [values[0], values.at(-1), Math.max(...values)].map((value) => one(value ?? Number.NaN));
    return [name, ...ends, `${rise.toFixed(2)} ± ${error.toFixed(2)}`];
  };
  return table([
    ['after warm-up', 'first', 'last', 'most', 'rise a minute'],
    row('live memory, MB', ({ liveMb }) => liveMb),
    row('resident memory, MB', ({ rssMb }) => rssMb),
    row('open sockets', ({ sockets }) => sockets),
    row('event loop p99, ms', ({ loop }) => loop.p99),
    row('event loop longest, ms', ({ loop }) => loop.max),
  ]);
}

/** Every promise of the soak with whether it was kept. */
function promises(soaked: Soaked): [string, boolean][] {
  const { met, heard, ended, ratio, forbidden, minutes, log } = soaked;
  const samples = afterWarmUp(soaked);
  const live = rises(samples, ({ liveMb }) => liveMb).rise;
  const resident = rises(samples, ({ rssMb }) => rssMb);
  const times = ratio.dead.p99 / ratio.healthy.p99;
  const least = Math.min(...heard) / (minutes * 60);
  const bugs = log.match(/ error /g)?.length ?? 0;
  return [
    [
      `wrong answers (5xx, broken, fewer headlines than at best): ${met.wrong.length}`,
      met.wrong.length === 0,
    ],
    [`live memory rises by ${live.toFixed(2)} MB a minute, less than ${flatLive}`, live < flatLive],
    [
      `resident memory rises by ${resident.rise.toFixed(2)} ± ${resident.error.toFixed(2)} MB a minute, less than ${flatResident} within two errors`,
      resident.rise - 2 * resident.error < flatResident,
    ],
    [
      `pages with every feed dead: p99 ${one(ratio.dead.p99)} ms to ${one(ratio.healthy.p99)} ms healthy, ${times.toFixed(2)} times, at most ${mostDead}`,
      times <= mostDead,
    ],
    [
      `listeners whose stream broke off: ${ended.length} of ${heard.length}; the least had ${(least / 1000).toFixed(1)} kB/s`,
      ended.length === 0 && least > kilobyteRate * 0.9,
    ],
    [`connections to what must not be reached: ${forbidden}`, forbidden === 0],
    [`lines of level error in the log: ${bugs}`, bugs === 0],
  ];
}

/** The figures of a soak for people, and whether every promise was kept. */
export function report(soaked: Soaked): { text: string; good: boolean } {
  const kept = promises(soaked);
  const asked = [...soaked.met.latencies.values()].reduce((sum, all) => sum + all.length, 0);
  const statuses = [...soaked.met.statuses].sort().map(([name, count]) => `${name}: ${count}`);
  const text = [
    `${asked} requests in ${soaked.minutes} minutes, ${soaked.kinds} kinds of fault played`,
    '',
    latencyTable(soaked),
    '',
    memoryTable(afterWarmUp(soaked)),
    '',
    statuses.join(', '),
    '',
    ...kept.map(([sentence, good]) => `${good ? 'kept ' : 'BROKEN'} ${sentence}`),
    ...[...new Set(soaked.met.wrong)].slice(0, 20).map((what) => `       ${what}`),
    ...[...new Set(soaked.ended)].slice(0, 5).map((what) => `       ${what}`),
  ];
  return { text: text.join('\n'), good: kept.every(([, good]) => good) };
}
