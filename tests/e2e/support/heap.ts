import path from 'node:path';
import { expect } from 'playwright/test';
import type { Site } from './site';

/** Settings of a site whose heap is measured. */
export const heapIsMeasured = {
  NODE_OPTIONS: `--import=${path.resolve('tests/e2e/support/collect-garbage.mjs')}`,
};

const figures = (site: Site) => [...site.log().matchAll(/^heap: (\d+) bytes$/gm)];

/** MB that JavaScript uses without garbage. Resident memory has garbage that V8 sees no need to collect. */
export async function heapMb(site: Site): Promise<number> {
  const before = figures(site).length;
  void site.end('SIGUSR2');
  await expect.poll(() => figures(site).length).toBeGreaterThan(before);
  return Number(figures(site).at(-1)?.[1]) / 1024 / 1024;
}
