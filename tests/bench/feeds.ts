// How fast feeds are read, against the npm package rss-parser on the same files, and whether a big one blocks the
// event loop. Run: npx tsx tests/bench/feeds.ts [folder of feeds]
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import RssParser from 'rss-parser';
import { decodeText } from '@/lib/news/parse/encoding/decode-text';
import { readFeed } from '@/lib/news/read-feed';
import { readFeedAside } from '@/lib/news/read-feed-aside';
import { startTsxWorker } from './tsx-worker';

type Sample = { bytes: Buffer; text: string };
/** Processor time, so that a busy machine slows neither side down. */
type Round = { ms: number; items: number };

/** Long enough for the compiler to be done with both, also where the files are few and small. */
const warmUpMs = 6000;
const measureMs = 6000;
const gapBudgetMs = 50;
const source = { url: 'https://feeds.example/', maxItems: 1000 };
const theirs = new RssParser();

function samplesIn(folder: string): Sample[] {
  const files = readdirSync(folder).filter((file) => /\.(?:rss|rdf|atom|xml)(?:\.gz)?$/.test(file));
  return files.map((file) => {
    const raw = readFileSync(path.join(folder, file));
    const bytes = file.endsWith('.gz') ? gunzipSync(raw) : raw;
    return { bytes, text: decodeText(bytes) };
  });
}

/** Files that one of the two cannot read would measure nothing; they count for neither. */
async function readableByBoth(samples: readonly Sample[]): Promise<Sample[]> {
  const readable: Sample[] = [];
  for (const sample of samples) {
    const canTheirs = await theirs.parseString(sample.text).then(
      () => true,
      () => false,
    );
    if (canTheirs && readFeed({ bytes: sample.bytes, source, zone: 'UTC' }).ok) readable.push(sample);
  }
  return readable;
}

function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function readOurs(samples: readonly Sample[]): Round {
  let items = 0;
  const start = processorMs();
  for (const { bytes } of samples) {
    const result = readFeed({ bytes, source, zone: 'America/Los_Angeles' });
    if (result.ok) items += result.value.items.length;
  }
  return { ms: processorMs() - start, items };
}

/** They are given the text: decoding is our work alone. */
async function readTheirs(samples: readonly Sample[]): Promise<Round> {
  let items = 0;
  const start = processorMs();
  for (const { text } of samples) items += (await theirs.parseString(text)).items.length;
  return { ms: processorMs() - start, items };
}

function median(all: readonly Round[]): Round {
  const sorted = [...all].sort((one, other) => one.ms - other.ms);
  return sorted[Math.floor(sorted.length / 2)] ?? { ms: Number.NaN, items: 0 };
}

function line(name: string, { ms, items }: Round, bytes: number): string {
  const megabytes = (bytes / 1e6 / ms) * 1000;
  return `${name.padEnd(12)} ${megabytes.toFixed(1).padStart(6)} MB/s ${((items / ms) * 1000).toFixed(0).padStart(7)} items/s`;
}

/** Both in turn, over and over, for some time. */
async function rounds(samples: readonly Sample[], ms: number) {
  const ours: Round[] = [];
  const others: Round[] = [];
  for (const end = performance.now() + ms; performance.now() < end; ) {
    ours.push(readOurs(samples));
    others.push(await readTheirs(samples));
  }
  return { ours, others };
}

async function compare(folder: string) {
  const all = samplesIn(folder);
  const samples = await readableByBoth(all);
  const bytes = samples.reduce((sum, sample) => sum + sample.bytes.length, 0);
  await rounds(samples, warmUpMs);
  const { ours, others } = await rounds(samples, measureMs);
  console.log(`${samples.length} of ${all.length} files in ${folder}, ${(bytes / 1e6).toFixed(2)} MB`);
  console.log(`median of ${ours.length} rounds, processor time`);
  console.log(line('readFeed', median(ours), bytes));
  console.log(line('rss-parser', median(others), bytes));
  console.log(`ratio        ${(median(others).ms / median(ours).ms).toFixed(2)}`);
}

/** A document of about 4 MB, as a publisher with full texts might send it. */
function bigFeed(): Buffer {
  const words =
    '<p>A paragraph of a long story, with a <a href="https://paper.example/">link</a> in it.</p>'.repeat(20);
  let xml = '<?xml version="1.0"?><rss version="2.0"><channel><title>Big</title>';
  for (let n = 0; xml.length < 4_000_000; n++)
    xml += `<item><title>Story ${n}</title><link>https://paper.example/${n}</link><description><![CDATA[${words}]]></description></item>`;
  return Buffer.from(`${xml}</channel></rss>`);
}

/** The longest time for which the event loop could do nothing else while work was under way. */
async function longestGap(work: () => Promise<unknown>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  delay.reset();
  // The first tick after a reset is not counted; the work must come after it.
  await sleep(20);
  await work();
  await sleep(50);
  delay.disable();
  return delay.max / 1e6;
}

async function measureGap() {
  const request = { bytes: bigFeed(), source, zone: 'UTC' };
  const idle = await longestGap(() => sleep(1000));
  const gaps: number[] = [];
  for (let n = 0; n < 5; n++) gaps.push(await longestGap(() => readFeedAside(request, startTsxWorker)));
  const here = await longestGap(async () => readFeed(request));
  console.log(
    `\n${(request.bytes.length / 1e6).toFixed(1)} MB in a worker thread, longest gap of the event loop in five runs:`,
  );
  console.log(gaps.map((gap) => `${gap.toFixed(1)} ms`).join(', '));
  console.log(`budget ${gapBudgetMs} ms: ${Math.max(...gaps) <= gapBudgetMs ? 'kept' : 'BROKEN'}`);
  console.log(`for comparison: idle ${idle.toFixed(1)} ms, read without a worker ${here.toFixed(1)} ms`);
}

async function main() {
  await compare(path.resolve(process.argv[2] ?? 'lib/city/anaheim/sample'));
  await measureGap();
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
