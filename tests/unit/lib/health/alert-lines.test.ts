import { expect, test } from '@jest/globals';
import { alertLines, type Sent } from '@/lib/health/alert-lines';

const minute = 60_000;

/** Returns each step with the lines that alertLines returns. `5 a → a!`: in minute 5 with the problem a, it returns `a!`. */
function play(steps: readonly string[]): string[] {
  let sent: Sent = new Map();
  return steps.map((step) => {
    const [, minutes, problems = ''] = /^(\d+) ?(\w*) →/.exec(step) ?? [];
    const now = new Map([...problems].map((key) => [key, { begun: `${key}!`, over: `${key}.` }]));
    const result = alertLines(sent, now, Number(minutes) * minute);
    sent = result.sent;
    return [step.replace(/→.*/, '→'), ...result.lines].join(' ');
  });
}

test.each([
  ['nothing without problems', ['0 →']],
  [
    'one line when a problem begins and one when it ends',
    ['0 a → a!', '1 a →', '200 a →', '201 → a.', '202 →'],
  ],
  ['the lines about several problems together', ['0 abc → a! b! c!', '90 → a. b. c.']],
  ['the start of one problem together with the end of another', ['0 a → a!', '90 b → b! a.']],
  [
    'the end of a problem that lasts less than an hour only once the hour is over',
    ['0 a → a!', '5 →', '59 →', '60 → a.', '61 →'],
  ],
  [
    'at most one line per hour about a problem that comes and goes',
    ['0 a → a!', '10 →', '20 a →', '60 a →', '70 → a.', '80 a →', '129 a →', '130 a → a!'],
  ],
  ['the start of a problem soon after another began', ['0 a → a!', '1 ab → b!']],
  [
    'a line immediately if a problem returns after more than an hour',
    ['0 a → a!', '60 → a.', '121 →', '122 a → a!'],
  ],
])('alertLines sends %s', (_, steps) => {
  expect(play(steps)).toEqual(steps);
});
