import { expect, test } from '@jest/globals';
import { createClockWatch } from '@/lib/freshness/schedule/clock-watch';

const year = 365 * 86_400_000;

function watched() {
  const clocks = { wall: 1_790_000_000_000, steady: 5000 };
  const jump = createClockWatch({ wall: () => clocks.wall, steady: () => clocks.steady });
  const pass = (ms: number) => {
    clocks.wall += ms;
    clocks.steady += ms;
  };
  return { clocks, jump, pass };
}

test('time that passes is no jump, sleep of the machine included', () => {
  const { jump, pass } = watched();
  pass(1000);
  expect(jump()).toBe(0);
  pass(10 * 3_600_000);
  expect(jump()).toBe(0);
});

test.each([
  ['forward', year],
  ['back', -year],
])('a clock that is set %s by a year is told once', (_, ms) => {
  const { clocks, jump, pass } = watched();
  clocks.wall += ms;
  pass(1000);
  expect(jump()).toBe(ms);
  pass(1000);
  expect(jump()).toBe(0);
});

test('a clock that is put right by seconds is no jump; when it adds up to a minute it is one', () => {
  const { clocks, jump } = watched();
  clocks.wall += 30_000;
  expect(jump()).toBe(0);
  clocks.wall += 30_000;
  expect(jump()).toBe(60_000);
});
