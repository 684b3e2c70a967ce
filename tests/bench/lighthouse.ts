// Lighthouse over the built site's front page, as on a phone of the middle class with a slow network: the package's
// own defaults. Run: npm run bench:lighthouse [path] [runs]
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { chromium } from 'playwright';
import { freePort } from '../e2e/support/free-port';
import { startSite } from '../e2e/support/site';

const [path = '/', runs = '3'] = process.argv.slice(2);
const goals = { performance: 100, paintMs: 1500 };

const metrics = {
  'largest paint, ms': 'largest-contentful-paint',
  'first paint, ms': 'first-contentful-paint',
  'speed index, ms': 'speed-index',
  'blocked, ms': 'total-blocking-time',
  'layout shift': 'cumulative-layout-shift',
} as const;

/** The part of its report that is read here. */
type Report = {
  audits: Record<string, { numericValue?: number }>;
  categories: { performance?: { score: number | null } };
  runtimeError?: { message: string };
};

type Row = Record<'performance' | keyof typeof metrics, number>;

/** One visit by a browser that has never been here. */
async function measure(url: string): Promise<Row> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
    args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-gpu', '--disable-quic'],
  });
  try {
    const wanted = [
      '--only-categories=performance',
      '--output=json',
      '--quiet',
      '--no-enable-error-reporting',
    ];
    // Its own program: what runs this file would change the functions that it sends into the browser.
    const args = ['node_modules/lighthouse/cli/index.js', url, `--port=${port}`, ...wanted];
    const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 64 * 1024 * 1024 });
    const { audits, categories, runtimeError } = JSON.parse(stdout) as Report;
    if (runtimeError) throw new Error(runtimeError.message);
    const figures = Object.entries(metrics).map(([name, id]) => [
      name,
      audits[id]?.numericValue ?? Number.NaN,
    ]);
    return { performance: (categories.performance?.score ?? 0) * 100, ...Object.fromEntries(figures) } as Row;
  } finally {
    await browser.close();
  }
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

function shown(row: Row): Record<string, string> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      name === 'layout shift' ? value.toFixed(3) : value.toFixed(0),
    ]),
  );
}

async function visits(): Promise<Row[]> {
  const site = await startSite();
  try {
    // As any reader but the first finds it.
    await site.get(path);
    const rows: Row[] = [];
    while (rows.length < Number(runs)) rows.push(await measure(site.url + path));
    return rows;
  } finally {
    await site.end();
  }
}

async function main(): Promise<void> {
  const rows = await visits();
  const names = ['performance', ...Object.keys(metrics)] as (keyof Row)[];
  const middle = Object.fromEntries(names.map((name) => [name, median(rows.map((row) => row[name]))])) as Row;
  const table = [...rows.map((row, at) => [`run ${at + 1}`, shown(row)]), ['median', shown(middle)]];
  console.table(Object.fromEntries(table));
  const kept = middle.performance >= goals.performance && middle['largest paint, ms'] < goals.paintMs;
  console.log(
    `performance ${goals.performance}, largest paint under ${goals.paintMs} ms: ${kept ? 'kept' : 'MISSED'}`,
  );
  process.exitCode = kept ? 0 : 1;
}

void main();
