import { expect, test } from '@jest/globals';
import { moment } from '@/lib/city/schema/values';

test.each([
  ['2026-12-05', '2026-12-05'],
  ['2026-12-05T10:00', '2026-12-05T10:00'],
  ['2026-12-05 10:00', '2026-12-05T10:00'],
  ['2026-12-05 10:00:00', '2026-12-05T10:00'],
])('a time may be written as %s', (typed, read) => {
  expect(moment.parse(typed)).toBe(read);
});

test.each(['2026-12-05 25:00', '2026-02-30 10:00', '2026-12-05 10:00 later', '10:00'])(
  'a time must not be written as %s',
  (typed) => {
    expect(moment.safeParse(typed).success).toBe(false);
  },
);
