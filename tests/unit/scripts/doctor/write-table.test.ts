import { expect, test } from '@jest/globals';
import type { Finding } from '../../../../scripts/doctor/finding';
import { writeTable } from '../../../../scripts/doctor/write-table';

const findings: Finding[] = [
  {
    area: 'feeds',
    subject: 'a.example',
    state: 'good',
    found: '25 items',
    details: ['not kept: 1 listed twice'],
  },
  { area: 'feeds', subject: 'long-name.example', state: 'wrong', found: 'HTTP 404', todo: 'Look for it.' },
  { area: 'links', subject: 'https://b.example/', state: 'good', found: 'HTTP 200' },
  { area: 'links', subject: 'https://c.example/', state: 'note', found: 'HTTP 403', todo: 'Open it.' },
];

test('the table has a chapter an area, details and what to do under a row, and good links as a number', () => {
  expect(writeTable(findings)).toBe(
    [
      'feeds',
      '  ok    a.example          25 items',
      '        not kept: 1 listed twice',
      '  WRONG long-name.example  HTTP 404',
      '        -> Look for it.',
      '',
      'links',
      '  note  https://c.example/  HTTP 403',
      '        -> Open it.',
      '  ok    1 more answer',
      '',
      '4 checked: 1 wrong, 1 to note, 2 good',
    ].join('\n'),
  );
});
