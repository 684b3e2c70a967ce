import { sections, slugOf } from '../../lib/sections';
import { type FaultKind, faultKinds, outcomesOf } from '../fake-upstream/fake-upstream';
import { expect, headlines, test } from './support/fixtures';
import { SHORT_WAIT_MS } from './support/waits';

// Tests every upstream fault, sixteen at a time: one for each section.

const feeds = sections.map(({ feedKey, name }) => ({ feedKey, path: `/news/${slugOf(name)}` }));

type Spoiled = { kind: FaultKind; feedKey: string; path: string };

const batches: Spoiled[][] = [];
for (const [index, kind] of faultKinds.entries()) {
  const place = index % feeds.length;
  if (place === 0) batches.push([]);
  batches.at(-1)?.push({ kind, ...(feeds[place] as (typeof feeds)[number]) });
}

/**
 * Whether a fault makes every fetch fail, so that no headline may change. With other faults headlines may change, but
 * some must remain.
 */
function onlyFails(kind: FaultKind): boolean {
  return !outcomesOf(kind).includes('served') || kind === 'zero-items';
}

for (const batch of batches) {
  const names = batch.map(({ kind }) => kind).join(', ');
  test(`every page stays complete and fast, and memory stays bounded, during the faults ${names}`, async ({
    upstream,
    open,
  }) => {
    const site = await open();
    const before = new Map<string, number>();
    for (const { path } of feeds) before.set(path, headlines((await site.get(path)).html).length);
    for (const [path, count] of before) expect(count, path).toBeGreaterThanOrEqual(20);
    const memory = site.memory();
    const asked = batch.map(({ feedKey }) => upstream.asked(feedKey));
    for (const { kind, feedKey } of batch) upstream.setFault(feedKey, kind);
    await Promise.all(
      batch.map(({ feedKey }, index) => upstream.whenAsked(feedKey, (asked[index] ?? 0) + 1)),
    );
    for (const { kind, path } of batch) {
      const page = await site.get(path);
      expect.soft(page.status, `${kind}: status`).toBe(200);
      // Sixteen simultaneous faults keep the machine busy, so this limit is generous; freshness.spec.ts has a
      // stricter one.
      expect.soft(page.ms, `${kind}: ms`).toBeLessThan(SHORT_WAIT_MS);
      expect.soft(page.html.endsWith('</html>'), `${kind}: whole`).toBe(true);
      if (onlyFails(kind))
        expect.soft(headlines(page.html).length, `${kind}: headlines`).toBe(before.get(path));
    }
    expect.soft((await site.get('/')).status).toBe(200);
    expect(upstream.forbidden.asked).toBe(0);
    expect(site.memory() - memory).toBeLessThan(250);
  });
}
