import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import type { FailureReason } from '@/lib/base/outcome';
import { adviceFor, type Finding, failureText, printableFindings, writeTable } from '@/scripts/doctor/report';

test.each([
  ['dns', undefined, /spelling/],
  ['too-large', undefined, /5 MB/],
  ['not-a-feed', undefined, /address of the feed/],
  ['http-status', 401, /key/],
  ['http-status', 403, /refused/],
  ['http-status', 404, /misspelled/],
  ['http-status', 410, /remove it/],
  ['http-status', 429, /FEED_REFRESH_SECONDS/],
  ['http-status', 500, /try again later/],
  ['http-status', 418, /open the address in a browser/],
] as const)(
  'adviceFor suggests a specific fix for the failure “%s” (HTTP status: %s)',
  (reason, status, todo) => {
    expect(adviceFor({ reason, status })).toMatch(todo);
  },
);

test('there is advice for every failure reason', () => {
  const other = adviceFor({ reason: 'http-status', status: 418 });
  const reasons = [...readFileSync('lib/base/outcome.ts', 'utf8').matchAll(/^ {2}\| '([a-z-]+)'/gm)];
  expect(reasons.length).toBeGreaterThan(20);
  const without = reasons.filter(([, reason]) => adviceFor({ reason: reason as FailureReason }) === other);
  expect(without.map(([, reason]) => reason)).toEqual(['http-status']);
});

test('failureText contains the HTTP status, or the reason and the detail', () => {
  expect(failureText({ reason: 'http-status', status: 503, detail: '' })).toBe('HTTP 503');
  expect(failureText({ reason: 'dns', detail: 'ENOTFOUND: no such host' })).toBe(
    'dns: ENOTFOUND: no such host',
  );
});

const findings: Finding[] = [
  {
    area: 'feeds',
    subject: 'a.example',
    state: 'good',
    found: '25 items',
    details: ['posts/c.md is a draft'],
  },
  { area: 'feeds', subject: 'long-name.example', state: 'wrong', found: 'HTTP 404', todo: 'Look for it.' },
  { area: 'ads', subject: 'slot.example', state: 'note', found: 'text/html' },
];

test('writeTable writes a section for each area, with details and advice below their row', () => {
  expect(writeTable(findings)).toBe(
    [
      'feeds',
      '  ok    a.example          25 items',
      '        posts/c.md is a draft',
      '  WRONG long-name.example  HTTP 404',
      '        -> Look for it.',
      '',
      'ads',
      '  note  slot.example  text/html',
      '',
      '3 checked: 1 wrong, 1 to note, 1 good',
    ].join('\n'),
  );
});

test.each([
  ['bells and escape characters', '\u0007\u001b]0;title\u0007'],
  ['C1 control characters (CSI, OSC and ST)', '\u009b31m\u009d0;title\u009c'],
  ['direction overrides and isolates', '\u202e\u2066\u2069\u200f'],
  ['line breaks, including those of Unicode,', '\r\n\u2028\u2029\u0085'],
  ['delete characters, soft hyphens and tag characters', '\u007f\u00ad\u{E0041}'],
])('%s from a feed never reach the terminal, in the table or as JSON', (_, hostile) => {
  const words = `A title ${hostile} of a feed`;
  const row = { area: 'feeds', subject: words, state: 'note', found: words, details: [words], todo: words };
  const findings = printableFindings([row as Finding]);
  const output = `${writeTable(findings)}${JSON.stringify(findings)}`;
  expect(output.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
  expect(output).toContain('A title ?');
});
