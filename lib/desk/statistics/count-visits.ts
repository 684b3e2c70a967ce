import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { isbot } from 'isbot';

/** Counts by name, the largest first. */
export type Counts = readonly (readonly [name: string, count: number])[];

export type Visits = {
  views: number;
  /** Requests for pages by robots, which are in no other count. */
  robots: number;
  pages: Counts;
  posts: Counts;
  /** Sites whose links readers followed. */
  sites: Counts;
  /** The log was longer than what is read of it, and the day may have begun before. */
  isCut: boolean;
};

/** Only this much of the end of a log is read, which takes a few seconds. */
export const MAX_LOG_MB = 100;
const MAX_NAMES = 10_000;
const MAX_SHOWN = 20;
const MAX_PATH = 200;
const MAX_LINE = 20_000;
const CHUNK_BYTES = 1024 * 1024;

/** `$time_local`, method, path, status, `$referring_site` and browser, as deploy/nginx.conf logs them. */
const LINE =
  /^\S+ \S+ \S+ \[(\d\d)\/(\w{3})\/(\d{4}):([\d:]{8}) ([+-]\d{4})\] "GET ([^ "?]+)[^"]*" (\d{3}) \S+ "([^"]*)" "([^"]*)"/;
/** Pages have no ending; feeds, pictures and scripts do. */
const PAGE = /^\/(?!api\/|_next\/|preview(?:\/|$))[^.]*$/;

type Line = { time: number; path: string; site: string; browser: string };

/** Reads a line of the log about a page that was sent; undefined for others. */
export function readLine(line: string): Line | undefined {
  const [, day, month, year, time, zone, path = '', status = '', site = '', browser = ''] =
    LINE.exec(line) ?? [];
  if (!/^(?:200|304)$/.test(status) || path.length > MAX_PATH || !PAGE.test(path)) return undefined;
  return { time: Date.parse(`${day} ${month} ${year} ${time} ${zone}`), path, site, browser };
}

/** Counts names, but never more than MAX_NAMES different ones, which strangers can invent. */
class Counter {
  readonly #counts = new Map<string, number>();

  add(name: string): void {
    const count = this.#counts.get(name) ?? 0;
    if (count > 0 || this.#counts.size < MAX_NAMES) this.#counts.set(name, count + 1);
  }

  get top(): Counts {
    return [...this.#counts].toSorted(([, one], [, other]) => other - one).slice(0, MAX_SHOWN);
  }
}

/** Whether a browser says that it is a robot, or nothing. Remembers them: a few browsers make most requests. */
function robotCheck(): (browser: string) => boolean {
  const known = new Map<string, boolean>([['-', true]]);
  return (browser) => {
    const isRobot = known.get(browser) ?? isbot(browser);
    if (known.size < MAX_NAMES) known.set(browser, isRobot);
    return isRobot;
  };
}

function hostOf(site: string): string | undefined {
  return (URL.canParse(site) && new URL(site).hostname.replace(/^www\./, '')) || undefined;
}

/** Reads a file's lines from a byte on. nginx writes ASCII only. */
async function* linesOf(file: string, start: number): AsyncGenerator<string[]> {
  let rest = '';
  for await (const chunk of createReadStream(file, {
    start,
    encoding: 'latin1',
    highWaterMark: CHUNK_BYTES,
  })) {
    const lines = (rest + chunk).split('\n');
    rest = (lines.pop() ?? '').slice(-MAX_LINE);
    yield lines;
  }
  yield [rest];
}

type Span = { start: number; end: number };

/** Counts page views of a span, line by line. */
class VisitCount {
  readonly #pages = new Counter();
  readonly #posts = new Counter();
  readonly #sites = new Counter();
  readonly #isRobot = robotCheck();
  readonly #span: Span;
  #views = 0;
  #robots = 0;

  constructor(span: Span) {
    this.#span = span;
  }

  add({ time, path, site, browser }: Line): void {
    if (time < this.#span.start || time >= this.#span.end) return;
    if (this.#isRobot(browser)) {
      this.#robots += 1;
      return;
    }
    this.#views += 1;
    const counter = path.startsWith('/blog/') ? this.#posts : this.#pages;
    counter.add(path.replace(/(?!^)\/$/, ''));
    const host = hostOf(site);
    if (host) this.#sites.add(host);
  }

  result(isCut: boolean): Visits {
    const [pages, posts, sites] = [this.#pages.top, this.#posts.top, this.#sites.top];
    return { views: this.#views, robots: this.#robots, pages, posts, sites, isCut };
  }
}

/** Counts page views from `start` to `end`, in ms. Files that are not there count as empty; undefined without any. */
export async function countVisits(files: readonly string[], span: Span): Promise<Visits | undefined> {
  const count = new VisitCount(span);
  let [isCut, isThere] = [false, false];
  for (const file of files) {
    const stats = await stat(file).catch(() => undefined);
    if (!stats?.isFile()) continue;
    isThere = true;
    const skipped = Math.max(stats.size - MAX_LOG_MB * 1024 * 1024, 0);
    let first: number | undefined;
    for await (const lines of linesOf(file, skipped))
      for (const line of lines.flatMap((text) => readLine(text) ?? [])) {
        first ??= line.time;
        count.add(line);
      }
    isCut ||= skipped > 0 && (first ?? span.end) > span.start;
  }
  return isThere ? count.result(isCut) : undefined;
}
