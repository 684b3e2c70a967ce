import { expect, test } from '@jest/globals';
import { writeMetrics } from '@/lib/server/health/write-metrics';

test('each metric has its help and its type before its samples, and what labels may not hold is escaped', () => {
  const text = writeMetrics([
    { name: 'a_total', type: 'counter', help: 'Back\\slash\nand "line".', samples: [{ value: 3 }] },
    { name: 'none', type: 'gauge', help: 'Left out.', samples: [] },
    {
      name: 'b',
      type: 'gauge',
      help: 'Two.',
      samples: [
        { labels: { source: 'The "Sun"\\\nnews', city: 'é' }, value: 0.5 },
        { labels: { source: '' }, value: 1e21 },
      ],
    },
  ]);
  expect(text).toBe(String.raw`# HELP a_total Back\\slash\nand "line".
# TYPE a_total counter
a_total 3
# HELP b Two.
# TYPE b gauge
b{source="The \"Sun\"\\\nnews",city="é"} 0.5
b{source=""} 1e+21
`);
});
