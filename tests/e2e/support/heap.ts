import path from 'node:path';
import { expect } from 'playwright/test';
import type { Site } from './site';

/** Settings that a site must have for `heapMb`. */
export const heapIsMeasured = {
  NODE_OPTIONS: `--import=${path.resolve('tests/e2e/support/collect-garbage.mjs')}`,
};

const figures = (site: Site) => [...site.log().matchAll(/^heap: (\d+) bytes$/gm)];

/**
 * Collects garbage and returns the MB that JavaScript uses. Resident memory would include garbage that V8 has not
 * collected yet.
 */
export async function heapMb(site: Site): Promise<number> {
  const before = figures(site).length;
  void site.end('SIGUSR2');
  await expect.poll(() => figures(site).length).toBeGreaterThan(before);
  return Number(figures(site).at(-1)?.[1]) / 1024 / 1024;
}
