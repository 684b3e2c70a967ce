import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { createCollector } from '@/lib/search/collect-documents';
import { searchDoors } from '@/lib/search/search-doors';
import { buildIndex, type SearchIndex } from '@/lib/search/search-index';

// Work, not waiting: processor time, so that a busy machine does not count. The documents are those of the whole
// sample edition three times over, more than any live edition has.

const rounds = 15;
const letters = 'abcdefghijklmnopqrstuvwxyz';

function medianMs(work: () => unknown): number {
  const times = Array.from({ length: rounds }, () => {
    const start = process.cpuUsage();
    work();
    return process.cpuUsage(start).user / 1000;
  });
  return times.sort((one, other) => one - other)[Math.floor(rounds / 2)] ?? 0;
}

let index: SearchIndex;

beforeAll(async () => {
  process.env.CACHE_DIR = mkdtempSync(path.join(tmpdir(), 'search-'));
  const given = await createCollector(searchDoors, { waitMs: 10_000, log: console.error })();
  index = buildIndex(['', '#2', '#3'].flatMap((mark) => given.map((d) => ({ ...d, href: d.href + mark }))));
});

describe('a query costs less than 15 ms of work', () => {
  test('on an index of more than a thousand documents', () => {
    expect(index.size).toBeGreaterThan(1000);
  });

  test.each([
    ['one word', 'park'],
    ['a misspelt word', 'libary'],
    ['a sentence', 'how do I report a pothole in my street'],
    ['words that nothing has', 'zzyzx qwertyuiop'],
    ['the beginnings of everything', 'co re in de st pa li ma se ca pr tr an ar be bo fi foga ho'],
    ['three letters of everything', 'con pro com int dis sta res par cal str mar car cen'],
    ['all letters', [...letters, ...letters].join(' ').slice(0, 100)],
    [
      'long words, misspelt',
      'transportaton comunication neighborhods constitutionl responsabilities administraton recreationl',
    ],
    ['one word of a hundred letters', 'x'.repeat(100)],
  ])('%s', (name, query) => {
    const ms = medianMs(() => index.search(query));
    if (process.env.SHOW_COST) process.stdout.write(`${ms.toFixed(2)} ms: ${name}\n`);
    expect(ms).toBeLessThan(15);
  });
});
