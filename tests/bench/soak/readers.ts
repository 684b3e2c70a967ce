import { setTimeout as sleep } from 'node:timers/promises';
import type { Chance } from './chance';
import { type Ask, mix } from './pages';

/** What readers met, gathered over a run. */
export type Met = {
  latencies: Map<string, number[]>;
  statuses: Map<string, number>;
  /** What must never be: 5xx, broken answers, pages that lost headlines. */
  wrong: string[];
};

export type Readers = { met: Met; stop: () => Promise<void> };

type Keen = { url: string; chance: Chance; met: Met; best: Map<string, number>; tags: Map<string, string> };

const headline = /[A-Z][\w&/-]*(?: [A-Z&/][\w&/-]*)* headline \d\d, edition \d+/g;
const endings: Record<string, RegExp> = { front: /<\/html>$/, section: /<\/html>$/, page: /<\/html>$/ };

function headlinesIn(html: string): string[] {
  return [...new Set(html.replace(/<script[\s\S]*?<\/script>|<[^>]+>/g, ' ').match(headline) ?? [])];
}

/** Sections with a block of 20 on the front pages. */
const blocks = ['Local News', 'Business', 'Politics', 'Health'];

/**
 * What may not become less. The front page's lead and wall choose among all sections, those with odd items too: of a
 * front the blocks count, each up to its 20, and the tiles of the wall, whatever they show.
 */
function worthOf(kind: string, html: string): number {
  const all = headlinesIn(html);
  if (kind === 'section') return all.length;
  const inBlock = (name: string) => all.filter((text) => text.startsWith(`${name} headline`)).length;
  const tiles = html.split('class="story wall-tile"').length - 1;
  return blocks.reduce((sum, name) => sum + Math.min(20, inBlock(name)), tiles);
}

function add<K>(map: Map<K, number[]>, key: K, value: number): void {
  const list = map.get(key) ?? [];
  list.push(value);
  map.set(key, list);
}

function choose(chance: Chance): Ask {
  let left = chance.next();
  for (const { share, asks } of mix) {
    if (left < share) return chance.pick(asks);
    left -= share;
  }
  return chance.pick((mix[0] as (typeof mix)[number]).asks);
}

function checkPage({ path, kind, strict }: Ask, html: string, { best, met }: Keen): void {
  if (endings[kind] && !endings[kind].test(html)) met.wrong.push(`${path}: cut off after ${html.length}`);
  if (kind !== 'front' && kind !== 'section') return;
  const count = worthOf(kind, html);
  const most = best.get(path) ?? 0;
  best.set(path, Math.max(most, count));
  if (strict && count < most) met.wrong.push(`${path}: ${count} headlines, ${most} at its best`);
  if (!strict && most > 0 && !/<h3/.test(html)) met.wrong.push(`${path}: no headlines, ${most} at its best`);
}

/** One question, timed to the last byte and checked; a picture of the page now and then after it. */
async function ask(one: Ask, who: string, keen: Keen): Promise<void> {
  const { url, met, tags, chance } = keen;
  const headers: Record<string, string> = { 'X-Forwarded-For': who };
  const tag = one.conditional && chance.next() < 0.5 ? tags.get(one.path) : undefined;
  if (tag) headers['If-None-Match'] = tag;
  const start = performance.now();
  const response = await fetch(url + one.path, { headers, redirect: 'manual' });
  const text = await response.text();
  add(met.latencies, one.kind, performance.now() - start);
  const { status } = response;
  const name = `${one.kind} ${status}`;
  met.statuses.set(name, (met.statuses.get(name) ?? 0) + 1);
  // Pictures of the posts are on hosts that a machine without a network does not reach.
  const isGone = one.kind === 'picture' && status === 404;
  const isRight = status === 200 || (tag && status === 304) || isGone;
  if (!isRight) met.wrong.push(`${one.path}: ${status}`);
  const etag = response.headers.get('etag');
  if (etag) tags.set(one.path, etag);
  if (status === 200) checkPage(one, text, keen);
  const pictures = one.kind === 'picture' ? [] : (text.match(/\/pictures\/[^\s",\\]+/g) ?? []);
  if (pictures.length > 0 && chance.next() < 0.3)
    await ask({ kind: 'picture', path: chance.pick(pictures) }, who, keen);
}

/** So many readers, each with an address of their own, who ask, think and ask again until they are stopped. */
export function startReaders(url: string, count: number, chance: Chance, thinkMs: number): Readers {
  const met: Met = { latencies: new Map(), statuses: new Map(), wrong: [] };
  const keen: Keen = { url, chance, met, best: new Map(), tags: new Map() };
  let stopped = false;
  const readers = Array.from({ length: count }, async (_, reader) => {
    while (!stopped) {
      // Readers come and go: some hundred addresses in all.
      const who = `198.51.100.${(reader * 10 + Math.floor(chance.next() * 10)) % 250}`;
      await ask(choose(chance), who, keen).catch((error: Error) => {
        met.wrong.push(`${error.message} ${(error.cause as Error | undefined)?.message ?? ''}`);
      });
      await sleep(-Math.log(1 - chance.next()) * thinkMs);
    }
  });
  return {
    met,
    async stop() {
      stopped = true;
      await Promise.all(readers);
    },
  };
}
