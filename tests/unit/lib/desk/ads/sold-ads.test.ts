import { describe, expect, test } from '@jest/globals';
import { adsInTheWay, type SoldAd, soldAd, soldWeeks } from '@/lib/desk/ads/sold-ads';

const ad = (name: string, from: string, until: string, slot: SoldAd['slot'] = 600): SoldAd => ({
  at: 0,
  name,
  slot,
  from: `2026-12-${from}`,
  until: `2026-12-${until}`,
});
const wide = (name: string, from: string, until: string) => ad(name, from, until, 250);
const two = [wide('A', '01', '05'), wide('B', '05', '09')];
const names = (ads: readonly SoldAd[]) => ads.map(({ name }) => name).join(' ');

describe('a new ad', () => {
  test.each([
    ['does not fit on the last day of another ad', ad('new', '05', '09'), [ad('A', '01', '05')], 'A'],
    ['does not fit if another ad runs during its time', ad('new', '01', '30'), [ad('A', '10', '11')], 'A'],
    ['fits once the other ad has ended', ad('new', '06', '09'), [ad('A', '01', '05')], ''],
    ['fits if the other ad is in another slot', ad('new', '01', '09'), [ad('A', '01', '05', 250)], ''],
    [
      'does not fit in the slot for three ads if one day already has three',
      wide('new', '01', '20'),
      [...two, wide('C', '05', '05')],
      'A B C',
    ],
    [
      'fits in the slot for three ads if no day has three',
      wide('new', '01', '20'),
      [...two, wide('C', '06', '20')],
      '',
    ],
  ])('%s', (_, one, others, expected) => {
    expect(names(adsInTheWay(one, others))).toBe(expected);
  });
});

test('weeks begin on Sunday, and an ad is listed in each week in which it runs', () => {
  const weeks = soldWeeks([ad('A', '05', '06')], '2026-12-02', 3);
  expect(weeks.map(({ from, until, ads }) => `${from} ${until} ${names(ads)}`)).toEqual([
    '2026-11-29 2026-12-05 A',
    '2026-12-06 2026-12-12 A',
    '2026-12-13 2026-12-19 ',
  ]);
});

test.each([
  [
    'reads the dates “12/5/2026” and “Dec. 6, 2026”',
    { slot: '250', from: '12/5/2026', until: 'Dec. 6, 2026' },
    '2026-12-05',
  ],
  [
    'ignores an ad whose slot does not exist',
    { slot: '300', from: '2026-12-05', until: '2026-12-06' },
    undefined,
  ],
  ['ignores an ad without an end date', { slot: '250', from: '2026-12-05' }, undefined],
])('soldAd %s', (_, entry, from) => {
  expect(soldAd(entry, 0, true)?.from).toBe(from);
});
