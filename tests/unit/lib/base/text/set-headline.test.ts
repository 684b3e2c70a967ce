import { expect, test } from '@jest/globals';
import { setHeadline } from '@/lib/base/text/set-headline';

/** Sets a headline and shows its no-break spaces as underscores. */
const set = (title: string) => setHeadline(title).replaceAll('\u00A0', '_');

test.each([
  ['an article', 'Where the council meets', 'Where the_council meets'],
  ['a preposition with its article', 'A walk in the park', 'A_walk in_the_park'],
  ['a bare number', 'All 12 lanes of Interstate 5 reopen', 'All 12_lanes of_Interstate 5_reopen'],
  ['a unit', 'Doors open at 9 a.m. Saturday', 'Doors open at_9_a.m. Saturday'],
  ['a dash', 'A plan – and more', 'A_plan_– and_more'],
  ['a date', 'A July 4 parade and a Nov. 3 vote', 'A_July_4_parade and_a_Nov._3 vote'],
  [
    'a number at the end of a sentence',
    'Gas is high for Route 91. Buy at age 47',
    'Gas is high for_Route_91. Buy at_age_47',
  ],
  ['no verb', 'What there is to see at Muzeo', 'What there is to_see at_Muzeo'],
  ['a Spanish article', 'Los niños de la escuela', 'Los_niños de_la_escuela'],
])('setHeadline does not let a line break separate %s from its neighbor', (_, title, expected) => {
  expect(set(title)).toBe(expected);
});

test.each([
  [`"No," he says: "It's the kids' park"`, '“No,” he says: “It’s the_kids’ park”'],
  [`The '90s, and 'home' again`, 'The_’90s, and_‘home’ again'],
  [`A 6'2" guard and a 12" pipe`, `A_6'2" guard and_a_12" pipe`],
  ['“Already” curled ‘here’', '“Already” curled ‘here’'],
  [`"Class of 2026" says goodbye`, '“Class of_2026” says goodbye'],
])('setHeadline curls the quotation marks in %s', (title, expected) => {
  expect(set(title)).toBe(expected);
});

test.each([
  ['The man of the neighborhood', 'The_man of_the neighborhood'],
  ['Clean-Up and Environmental Expo', 'Clean-Up and Environmental Expo'],
])(
  'setHeadline allows a break in words that are too long together for a narrow column: %s',
  (title, expected) => {
    expect(set(title)).toBe(expected);
  },
);
