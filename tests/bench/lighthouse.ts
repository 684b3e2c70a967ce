// npm run bench:lighthouse [-- --runs 3] [-- path …]: runs Lighthouse on pages of the built site, with its defaults (a
// mid-range phone on a slow network). Prints the medians of all four categories, the audits that cost points, and the
// load of the machine and of its host.
import { execFile } from 'node:child_process';
import { loadavg } from 'node:os';
import { parseArgs, promisify } from 'node:util';
import { chromium } from 'playwright';
import { placeOf } from '../../scripts/programs.mjs';
import { freePort } from '../e2e/support/free-port';
import { startSite } from '../e2e/support/site';
import { median } from './figures';
import { inPercent, shareTaken } from './share-taken';

/** Newest version that supports Node 20 and has few dependencies. */
const lighthouse = 'lighthouse@12.6.1';

const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '3' } },
  allowPositionals: true,
});
const ofHouse = ['/', '/news/sports', '/blog/how-this-site-works', '/faq', '/radio', '/events'];
const paths = positionals.length > 0 ? positionals : ofHouse;

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const metrics = {
  'largest paint, ms': 'largest-contentful-paint',
  'first paint, ms': 'first-contentful-paint',
  'blocked, ms': 'total-blocking-time',
  'speed index, ms': 'speed-index',
  'layout shift': 'cumulative-layout-shift',
} as const;

type Category = (typeof categories)[number];
type Name = Category | keyof typeof metrics;

/** The parts of a report that are used here. */
type Report = {
  audits: Record<string, { numericValue?: number; score: number | null; title: string }>;
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  runtimeError?: { message: string };
};

type Visit = { figures: Record<Name, number>; lost: string[] };

/** Returns failed audits, except performance audits. */
function lostIn({ categories: scored, audits }: Report): string[] {
  return categories
    .slice(1)
    .flatMap((category) => scored[category].auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id}: ${audits[id]?.title}`);
}

function readReport(report: Report): Visit {
  if (report.runtimeError) throw new Error(report.runtimeError.message);
  const scores = categories.map((name) => [
    name,
    Math.round((report.categories[name].score ?? Number.NaN) * 100),
  ]);
  const measured = Object.entries(metrics).map(([name, id]) => [name, report.audits[id]?.numericValue]);
  return { figures: Object.fromEntries([...scores, ...measured]), lost: lostIn(report) };
}

/** Visits a page for the first time in a new browser. Retries after an error, such as a missing trace on a busy machine. */
async function visit(url: string, tries = 3): Promise<Visit> {
  try {
    return await visitOnce(url);
  } catch (error) {
    if (tries === 1) throw error;
    return visit(url, tries - 1);
  }
}

async function visitOnce(url: string): Promise<Visit> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: placeOf('chromium'),
    args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-gpu', '--disable-quic'],
  });
  try {
    const wanted = ['--output=json', '--quiet', '--no-enable-error-reporting'];
    // Installed on demand: with its dependencies it is larger than any package of the site.
    const args = ['exec', '--yes', `--package=${lighthouse}`, '--', 'lighthouse', url, `--port=${port}`];
    const { stdout } = await promisify(execFile)('npm', [...args, ...wanted], {
      maxBuffer: 64 * 1024 * 1024,
    });
    return readReport(JSON.parse(stdout) as Report);
  } finally {
    await browser.close();
  }
}

async function main(): Promise<void> {
  const site = await startSite({}, 'optimized');
  const names = [...categories, ...Object.keys(metrics)] as Name[];
  const row = (cells: readonly (string | number)[]) => console.log(`| ${cells.join(' | ')} |`);
  let full = true;
  try {
    row(['', ...names, 'load', 'taken by the host']);
    row(['', ...names, '', ''].map(() => '---'));
    for (const path of paths) {
      // Fill the cache first, because most readers get a cached page.
      await site.get(path);
      const taken = shareTaken();
      const visits: Visit[] = [];
      while (visits.length < Number(values.runs)) visits.push(await visit(site.url + path));
      const of = (name: Name) => median(visits.map(({ figures }) => figures[name]));
      row([
        path,
        ...names.map((name) => (name === 'layout shift' ? of(name).toFixed(3) : of(name).toFixed(0))),
        (loadavg()[0] ?? 0).toFixed(1),
        inPercent(taken()),
      ]);
      for (const lost of new Set(visits.flatMap((one) => one.lost))) console.log(`  ${lost}`);
      full &&= categories.every((name) => of(name) === 100);
    }
  } finally {
    await site.end();
  }
  console.log(`100 in all four on ${paths.length} pages: ${full ? 'kept' : 'MISSED'}`);
  process.exitCode = full ? 0 : 1;
}

void main();
