import { expect, test } from '@jest/globals';
import { alertLines, type Told } from '@/lib/server/alerts/alert-lines';

const minute = 60_000;

/** Each step: the minute of a look, what is broken then, and the lines that are told. */
type Step = [at: number, broken: string, lines: string];

function play(steps: readonly Step[]): Step[] {
  let told: Told = new Map();
  return steps.map(([at, broken]) => {
    const now = new Map(broken.split('').map((key) => [key, { begun: `${key}!`, over: `${key}.` }]));
    const { lines, told: next } = alertLines(told, now, at * minute);
    told = next;
    return [at, broken, lines.join(' ')];
  });
}

test.each<[string, Step[]]>([
  ['nothing is broken: nothing is told', [[0, '', '']]],
  [
    'what breaks is told once, and its end once',
    [
      [0, 'a', 'a!'],
      [1, 'a', ''],
      [200, 'a', ''],
      [201, '', 'a.'],
      [202, '', ''],
    ],
  ],
  [
    'several at once are told together',
    [
      [0, 'abc', 'a! b! c!'],
      [90, '', 'a. b. c.'],
    ],
  ],
  [
    'one that begins as another ends, too',
    [
      [0, 'a', 'a!'],
      [90, 'b', 'b! a.'],
    ],
  ],
  [
    'an end within the hour is told at its end',
    [
      [0, 'a', 'a!'],
      [5, '', ''],
      [59, '', ''],
      [60, '', 'a.'],
      [61, '', ''],
    ],
  ],
  [
    'one that comes and goes has a line an hour',
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
    'that another is told is no reason to wait',
    [
      [0, 'a', 'a!'],
      [1, 'ab', 'b!'],
    ],
  ],
  [
    'after an hour of rest it is told as at first',
    [
      [0, 'a', 'a!'],
      [60, '', 'a.'],
      [121, '', ''],
      [122, 'a', 'a!'],
    ],
  ],
])('%s', (_, steps) => {
  expect(play(steps)).toEqual(steps);
});
