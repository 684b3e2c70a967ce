import { open } from 'node:fs/promises';
import { isbot } from 'isbot';

/** Counts by name, largest first. */
export type Counts = readonly (readonly [name: string, count: number])[];

export type Visits = {
  views: number;
  /** Number of pages that robots requested; no other count includes them. */
  robots: number;
  pages: Counts;
  posts: Counts;
  /** Hosts of other sites whose links readers followed. */
  sites: Counts;
  /** Whether the log was too long to read completely, so the counts may lack the start of the day. */
  isCut: boolean;
};

/**
 * Maximum size of a log to read. Only the end of a longer log is read. Reading this much takes a few seconds.
 */
export const MAX_LOG_MB = 100;
const MAX_NAMES = 10_000;
const MAX_SHOWN = 20;
const MAX_PATH = 200;

/** Matches a log line of deploy/nginx.conf: `$time_local`, method, path, status, `$referring_site` and browser. */
const LINE =
  /^\S+ \S+ \S+ \[(\d\d)\/(\w{3})\/(\d{4}):([\d:]{8}) ([+-]\d{4})\] "GET ([^ "?]+)[^"]*" (\d{3}) \S+ "([^"]*)" "([^"]*)"/;
/** Matches paths of pages. Unlike feeds, pictures and scripts, pages have no file extension. */
const PAGE = /^\/(?!api\/|_next\/|preview(?:\/|$))[^.]*$/;

type Line = { time: number; path: string; site: string; browser: string };

/** Parses a log line about a page that was sent; returns undefined for other lines. */
export function readLine(line: string): Line | undefined {
  const [, day, month, year, time, zone, path = '', status = '', site = '', browser = ''] =
    LINE.exec(line) ?? [];
  if (!/^(?:200|304)$/.test(status) || path.length > MAX_PATH || !PAGE.test(path)) return undefined;
  return { time: Date.parse(`${day} ${month} ${year} ${time} ${zone}`), path, site, browser };
}

/** Counts names. Limited to MAX_NAMES different names, because anyone can invent new ones. */
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

/**
 * Returns a function that tells whether a user agent is missing or belongs to a robot. It caches results, because a few
 * browsers send most requests.
 */
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

/**
 * Counts page views from `start` to `end`, in ms. Missing files count as empty; returns undefined if all are missing.
 */
export async function countVisits(
  files: readonly string[],
  { start, end }: { start: number; end: number },
): Promise<Visits | undefined> {
  const [pages, posts, sites] = [new Counter(), new Counter(), new Counter()];
  const isRobot = robotCheck();
  let [views, robots, isCut, isThere] = [0, 0, false, false];
  const count = ({ time, path, site, browser }: Line) => {
    if (time < start || time >= end) return;
    if (isRobot(browser)) {
      robots += 1;
      return;
    }
    views += 1;
    (path.startsWith('/blog/') ? posts : pages).add(path.replace(/(?!^)\/$/, ''));
    const host = hostOf(site);
    if (host) sites.add(host);
  };
  for (const name of files) {
    const file = await open(name).catch(() => undefined);
    if (!file) continue;
    isThere = true;
    const skipped = Math.max((await file.stat()).size - MAX_LOG_MB * 1024 * 1024, 0);
    let first: number | undefined;
    // nginx writes only ASCII, so Latin-1 is safe.
    for await (const text of file.readLines({ start: skipped, encoding: 'latin1' })) {
      const line = readLine(text);
      if (!line) continue;
      first ??= line.time;
      count(line);
    }
    isCut ||= skipped > 0 && (first ?? end) > start;
  }
  return isThere ? { views, robots, pages: pages.top, posts: posts.top, sites: sites.top, isCut } : undefined;
}
