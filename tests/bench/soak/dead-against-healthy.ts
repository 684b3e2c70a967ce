import { setTimeout as sleep } from 'node:timers/promises';
import type { Site } from '../../e2e/support/site';
import type { FakeUpstream } from '../../fake-upstream/fake-upstream';
import { quantile } from '../figures';
import { allAsks } from './pages';

/** How long pages take while every feed is dead, and while all are well. */
export type Ratio = { healthy: { p50: number; p99: number }; dead: { p50: number; p99: number } };

const turns = 8;
const settling = 3000;
const pages = allAsks.filter(({ kind }) => kind === 'front' || kind === 'section');

async function times(site: Site): Promise<number[]> {
  const all: number[] = [];
  for (const { path } of pages) all.push((await site.get(path)).ms);
  return all;
}

function figures(all: readonly number[]): { p50: number; p99: number } {
  return { p50: quantile(all, 0.5), p99: quantile(all, 0.99) };
}

/** Front and section pages one after the other, in short turns with healthy and with hanging or refused feeds. */
export async function deadAgainstHealthy(upstream: FakeUpstream, site: Site): Promise<Ratio> {
  const healthy: number[] = [];
  const dead: number[] = [];
  for (let turn = 0; turn < turns; turn++) {
    upstream.setFault('*', null);
    await sleep(settling);
    healthy.push(...(await times(site)));
    upstream.setFault('*', turn % 2 === 0 ? 'hang' : 'reset-on-connect');
    await sleep(settling);
    dead.push(...(await times(site)));
  }
  upstream.setFault('*', null);
  return { healthy: figures(healthy), dead: figures(dead) };
}
