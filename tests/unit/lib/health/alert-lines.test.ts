import { expect, test } from '@jest/globals';
import { alertLines, type Sent } from '@/lib/health/alert-lines';

const minute = 60_000;

/** A step of a test: the minute in which the function is called, the problems then, and the lines it should return. */
type Step = [at: number, problems: string, lines: string];

function play(steps: readonly Step[]): Step[] {
  let sent: Sent = new Map();
  return steps.map(([at, problems]) => {
    const now = new Map(problems.split('').map((key) => [key, { begun: `${key}!`, over: `${key}.` }]));
    const { lines, sent: next } = alertLines(sent, now, at * minute);
    sent = next;
    return [at, problems, lines.join(' ')];
  });
}

test.each<[string, Step[]]>([
  ['sends nothing without problems', [[0, '', '']]],
  [
    'sends one line when a problem begins and one when it ends',
    [
      [0, 'a', 'a!'],
      [1, 'a', ''],
      [200, 'a', ''],
      [201, '', 'a.'],
      [202, '', ''],
    ],
  ],
  [
    'sends several lines at once',
    [
      [0, 'abc', 'a! b! c!'],
      [90, '', 'a. b. c.'],
    ],
  ],
  [
    'sends the start of one problem with the end of another',
    [
      [0, 'a', 'a!'],
      [90, 'b', 'b! a.'],
    ],
  ],
  [
    'sends an end within the hour when the hour is over',
    [
      [0, 'a', 'a!'],
      [5, '', ''],
      [59, '', ''],
      [60, '', 'a.'],
      [61, '', ''],
    ],
  ],
  [
    'sends one line an hour about a problem that comes and goes',
    [
      [0, 'a', 'a!'],
      [10, '', ''],
      [20, 'a', ''],
      [60, 'a', ''],
      [70, '', 'a.'],
      [80, 'a', ''],
      [129, 'a', ''],
      [130, 'a', 'a!'],
    ],
  ],
  [
    'does not let one problem wait for another',
    [
      [0, 'a', 'a!'],
      [1, 'ab', 'b!'],
    ],
  ],
  [
    'sends a problem that returns after an hour at once',
    [
      [0, 'a', 'a!'],
      [60, '', 'a.'],
      [121, '', ''],
      [122, 'a', 'a!'],
    ],
  ],
])('alertLines %s', (_, steps) => {
  expect(play(steps)).toEqual(steps);
});
