import { expect, test } from '@jest/globals';
import { isMonthFirst } from '@/lib/base/dates/month-first';

test.each([
  'America/Los_Angeles',
  'America/Indiana/Vevay',
  'America/Indianapolis',
  'America/Louisville',
  'America/Puerto_Rico',
  'America/St_Thomas',
  'Pacific/Honolulu',
  'Pacific/Saipan',
  'Pacific/Pago_Pago',
  'US/Central',
  'America/Toronto',
])('5/6 is the sixth of May in %s', (zone) => {
  expect(isMonthFirst(zone)).toBe(true);
});

test.each(['America/Merida', 'Pacific/Apia', 'America/Sao_Paulo', 'Europe/London', 'Asia/Tokyo', 'UTC', ''])(
  '5/6 is the fifth of June in %j',
  (zone) => {
    expect(isMonthFirst(zone)).toBe(false);
  },
);
