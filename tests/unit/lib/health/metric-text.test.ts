import { expect, test } from '@jest/globals';
import { metricText } from '@/lib/health/metric-text';

test.each([
  ['a_total', 3, '# TYPE a_total counter', 'a_total 3'],
  ['b', 0.5, '# TYPE b gauge', 'b 0.5'],
  ['b', [{ labels: { state: 'é', city: '' }, value: 1e21 }], '# TYPE b gauge', 'b{state="é",city=""} 1e+21'],
  [
    'b',
    [{ labels: { source: 'The "Sun"\\\n' }, value: 1 }],
    '# TYPE b gauge',
    String.raw`b{source="The \"Sun\"\\\n"} 1`,
  ],
])('writes the help, type and samples of the metric %s for the value %j', (name, values, type, sample) => {
  expect(metricText(name, 'What it is.', values)).toBe(`# HELP ${name} What it is.\n${type}\n${sample}\n`);
});
