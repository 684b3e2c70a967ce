// What a query costs, in processor time, on three times the sample edition: npm run bench:search. Each kind of query is
// set against one ordinary word on the same index, so that the ratio holds on any machine.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { collectDocuments } from '@/lib/search/collect-documents';
import { buildIndex } from '@/lib/search/search-index';
import { median, table } from './figures';

const rounds = 41;
const letters = [...'abcdefghijklmnopqrstuvwxyz'];

const queries: [string, string][] = [
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
];

function medianMs(work: () => unknown): number {
  const times = Array.from({ length: rounds }, () => {
    const start = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  });
  return median(times);
}

async function main(): Promise<void> {
  process.env.CACHE_DIR = mkdtempSync(path.join(tmpdir(), 'search-'));
  const given = await collectDocuments(10_000);
  const documents = ['', '#2', '#3'].flatMap((mark) => given.map((d) => ({ ...d, href: d.href + mark })));
  const index = buildIndex(documents);
  for (const [, query] of queries) medianMs(() => index.search(query, Date.now()));
  const ordinary = medianMs(() => index.search('park', Date.now()));
  const rows = queries.map(([name, query]) => {
    const ms = medianMs(() => index.search(query, Date.now()));
    return [name, ms.toFixed(2), (ms / ordinary).toFixed(1)];
  });
  console.log(`${documents.length} documents, median of ${rounds} rounds, processor time`);
  console.log(table([['query', 'ms', 'times one word'], ...rows]));
}

void main().then(() => process.exit());
