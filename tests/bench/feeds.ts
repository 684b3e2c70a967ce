// How fast feeds are read, against the npm package rss-parser on the same files, and how long a big one takes. Run: npx tsx tests/bench/feeds.ts [folder of feeds]
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import RssParser from 'rss-parser';
import { decodeText } from '@/lib/news/parse/decode-text';
import { readFeed } from '@/lib/news/read-feed';
import { median } from './figures';

type Sample = { bytes: Buffer; text: string };
/** Processor time of each reading of one file, and how many items it gave. */
type Times = { ms: number[]; items: number };

/** Processor time, so that a busy machine cuts neither side short: enough for the compiler to be done with both. */
const warmUpMs = 4000;
const measureMs = 8000;
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

function readOurs({ bytes }: Sample): number {
  const result = readFeed({ bytes, source, zone: 'America/Los_Angeles' });
  return result.ok ? result.value.items.length : 0;
}

/** They are given the text: decoding is our work alone. */
async function readTheirs({ text }: Sample): Promise<number> {
  return (await theirs.parseString(text)).items.length;
}

async function timed(times: Times, work: () => number | Promise<number>): Promise<void> {
  const start = processorMs();
  times.items = await work();
  times.ms.push(processorMs() - start);
}

/** Both in turn on every file, over and over, until so much processor time is spent. */
async function rounds(samples: readonly Sample[], ms: number) {
  const files = samples.map((sample) => ({ sample, ours: noTimes(), others: noTimes() }));
  for (const end = processorMs() + ms; processorMs() < end; )
    for (const { sample, ours, others } of files) {
      await timed(ours, () => readOurs(sample));
      await timed(others, () => readTheirs(sample));
    }
  return files;
}

function noTimes(): Times {
  return { ms: [], items: 0 };
}

/** All files, each with the median of its readings: what disturbs some of them does not count. */
function whole(all: readonly Times[]): { ms: number; items: number } {
  return {
    ms: all.reduce((sum, { ms }) => sum + median(ms), 0),
    items: all.reduce((sum, { items }) => sum + items, 0),
  };
}

function line(name: string, { ms, items }: { ms: number; items: number }, bytes: number): string {
  const megabytes = (bytes / 1e6 / ms) * 1000;
  return `${name.padEnd(12)} ${megabytes.toFixed(1).padStart(6)} MB/s ${((items / ms) * 1000).toFixed(0).padStart(7)} items/s`;
}

async function compare(folder: string) {
  const all = samplesIn(folder);
  const samples = await readableByBoth(all);
  const bytes = samples.reduce((sum, sample) => sum + sample.bytes.length, 0);
  await rounds(samples, warmUpMs);
  const files = await rounds(samples, measureMs);
  const [ours, others] = [whole(files.map((file) => file.ours)), whole(files.map((file) => file.others))];
  console.log(`${samples.length} of ${all.length} files in ${folder}, ${(bytes / 1e6).toFixed(2)} MB`);
  console.log(`each file's median of ${files[0]?.ours.ms.length ?? 0} readings, processor time`);
  console.log(line('readFeed', ours, bytes));
  console.log(line('rss-parser', others, bytes));
  console.log(`ratio        ${(others.ms / ours.ms).toFixed(2)}`);
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

function measureBig() {
  const request = { bytes: bigFeed(), source, zone: 'UTC' };
  const times = Array.from({ length: 5 }, () => {
    const start = processorMs();
    readFeed(request);
    return (processorMs() - start).toFixed(1);
  });
  console.log(`\n${(request.bytes.length / 1e6).toFixed(1)} MB at one go, five runs: ${times.join(', ')} ms`);
}

async function main() {
  await compare(path.resolve(process.argv[2] ?? 'lib/city/anaheim/sample'));
  measureBig();
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
