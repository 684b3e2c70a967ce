export type Row = {
  kind: string;
  server: string;
  perSecond: number;
  cpuMs: number;
  p50: number;
  p99: number;
  bytes: number;
  failed: number;
  memory: number;
};

/** How much less CPU a request takes than beside another server (docs/measured/speed.md); --check allows a third less. */
export const least = [
  { kind: '/', beside: 'next start', ratio: 1500 },
  { kind: '/faq', beside: 'next start', ratio: 900 },
  { kind: '/', beside: 'bare memory', ratio: 0.7 },
  { kind: '/rss.xml', beside: 'bare memory', ratio: 0.7 },
] as const;

const head = [
  '',
  'server',
  'requests/s',
  'times next',
  'CPU ms',
  'times less',
  'p50 ms',
  'p99 ms',
  'KB',
  'failed',
  'RSS MB',
];

/** The figures as a Markdown table, one line a server and address. */
export function tableOf(rows: readonly Row[]): string {
  const lines = rows.map((row) => {
    const plain = rows.find(({ kind, server }) => kind === row.kind && server === 'next start');
    const times = plain && plain.perSecond > 0 ? (row.perSecond / plain.perSecond).toFixed(1) : '';
    const kb = (row.bytes / 1024).toFixed(1);
    const less = plain ? (plain.cpuMs / row.cpuMs).toFixed(1) : '';
    const figures = [row.cpuMs.toFixed(3), less, row.p50.toFixed(1), row.p99.toFixed(1), kb, row.failed];
    return [row.kind, row.server, Math.round(row.perSecond), times, ...figures, Math.round(row.memory)];
  });
  return [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
