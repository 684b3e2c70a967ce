// What it costs to find the reports of one event: npm run bench:clusters. Headlines of its own making: events that two
// or three outlets tell in their own words, among many that nobody else has.

import { inSlices } from '@/lib/base/in-slices';
import { countItems } from '@/lib/news/clusters/count-items';
import { linkGroups } from '@/lib/news/clusters/link-groups';
import { addStory, emptyPool, joinable, poolKey, removeStory } from '@/lib/news/clusters/story-pool';
import type { NewsItem } from '@/lib/news/news-item';
import { table } from './soak/figures';

const stories = 1000;
const rounds = 200;
const seen = Date.UTC(2026, 7, 20, 12);

let seed = 20261122;
/** Mulberry32: the same headlines every time. */
function random(): number {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
}

const syllables =
  'an ba cor del est fin gar hol in jas kel lor mon nor ost par quil ran sol tor und vel wes yar'.split(' ');
const pick = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)] as T;
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const vocabulary = Array.from({ length: 13_824 }, (_, at) =>
  [at % 24, Math.floor(at / 24) % 24, Math.floor(at / 576)].map((one) => syllables[one]).join(''),
);
// In a headline half of the words are among a few hundred, and the names are rare.
const [common, rare, names] = [vocabulary.slice(0, 300), vocabulary.slice(300, 6000), vocabulary.slice(6000)];
const words = (count: number) =>
  Array.from({ length: count }, () => pick(random() < 0.5 ? common : rare)).join(' ');
const subjects = Array.from({ length: stories }, () => [0, 1].map(() => capital(pick(names))).join(' '));

/** One in ten tells of what another tells of too. */
function makeItem(at: number): NewsItem {
  const subject = subjects[random() < 0.1 ? Math.max(0, at - 1) % stories : at % stories] ?? '';
  const time = new Date(seen - Math.floor(random() * 72 * 3_600_000));
  return {
    id: String(at),
    title: `${subject} ${words(7)}`,
    description: `${capital(words(9))} ${subject} ${words(14)}.`,
    link: `https://outlet-${at % 60}.example/${at}`,
    source: `Outlet ${at % 60}`,
    pubDate: time,
    firstSeen: time,
  };
}

const median = (times: number[]) =>
  times.toSorted((one, other) => one - other)[times.length >> 1] ?? Number.NaN;
const slowest = (times: number[]) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? Number.NaN;
function timed(work: () => unknown): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

async function longestGap(work: Promise<unknown>): Promise<number> {
  let longest = 0;
  let last = performance.now();
  const clock = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 1);
  await work;
  clearInterval(clock);
  return longest;
}

async function main(): Promise<void> {
  const items = Array.from({ length: stories + rounds }, (_, at) => makeItem(at));
  const all = items.slice(0, stories);
  const pool = emptyPool(countItems(items));
  const whole = timed(() => {
    for (const item of all) addStory(pool, item);
    linkGroups(joinable(pool));
  });
  const adding = items.slice(stories).map((item) => {
    const ms = timed(() => addStory(pool, item));
    removeStory(pool, poolKey(item));
    return ms;
  });
  const grouping = Array.from({ length: 20 }, () => timed(() => linkGroups(joinable(pool))));
  const pause = inSlices();
  const again = emptyPool(pool.counts);
  const gap = await longestGap(
    (async () => {
      for (const item of all) {
        addStory(again, item);
        await pause();
      }
    })(),
  );
  console.log(
    table([
      [`${stories} headlines`, 'ms of processor time'],
      ['one more: compared with all, median', median(adding).toFixed(2)],
      ['one more: compared with all, 99 of 100', slowest(adding).toFixed(2)],
      ['groups out of what is compared', median(grouping).toFixed(2)],
      ['all anew, at one go', whole.toFixed(0)],
      ['all anew, in slices: longest that others waited (by the clock)', gap.toFixed(1)],
    ]),
  );
}

void main();
