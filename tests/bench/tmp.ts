import { readdirSync, readFileSync } from 'node:fs';
import Parser from 'rss-parser';
import { decodeText } from '@/lib/news/parse/encoding/decode-text';
import { parseWhatIsThere } from '@/lib/news/parse-feed';
import { readFeed } from '@/lib/news/read-feed';

const dir = '/work/shared/feeds/';
const files = readdirSync(dir)
  .filter((f) => !f.endsWith('.tsv') && !f.endsWith('.gz'))
  .map((f) => ({ f, b: readFileSync(dir + f), t: decodeText(readFileSync(dir + f)) }));
const p = new Parser();
(async () => {
  const good: any[] = [];
  for (const x of files)
    try {
      await p.parseString(x.t);
      good.push(x);
    } catch {}
  const A: number[] = [],
    B: number[] = [],
    C: number[] = [];
  for (let r = -8; r < 30; r++) {
    const cpu = () => {
      const u = process.cpuUsage();
      return (u.user + u.system) / 1000;
    };
    let t = cpu();
    for (const x of good)
      readFeed({
        bytes: x.b,
        source: { url: 'https://x.example/' + x.f, maxItems: 1000 },
        zone: 'America/Los_Angeles',
      });
    const a = cpu() - t;
    t = cpu();
    for (const x of good) parseWhatIsThere(x.b, { url: 'https://x.example/', maxItems: 1000 });
    const c = cpu() - t;
    t = cpu();
    for (const x of good) await p.parseString(x.t);
    const b = cpu() - t;
    if (r >= 0) {
      A.push(a);
      B.push(b);
      C.push(c);
    }
  }
  const q = (l: number[], k: number) => [...l].sort((a, b) => a - b)[Math.floor(l.length * k)]!.toFixed(1);
  console.log(
    'read med',
    q(A, 0.5),
    'p10',
    q(A, 0.1),
    '| parse med',
    q(C, 0.5),
    '| rss med',
    q(B, 0.5),
    'p10',
    q(B, 0.1),
    '| ratio med',
    (Number(q(B, 0.5)) / Number(q(A, 0.5))).toFixed(2),
    'p10',
    (Number(q(B, 0.1)) / Number(q(A, 0.1))).toFixed(2),
  );
})();
