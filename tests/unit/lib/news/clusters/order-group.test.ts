import { expect, test } from '@jest/globals';
import { orderGroup } from '@/lib/news/clusters/order-group';
import type { NewsItem } from '@/lib/news/news-item';
import { report } from './day-of-news';

const plain = report('plain.example', 'A fire', '', { hour: 2 });
const cases: [string, NewsItem, NewsItem][] = [
  ['the more local', report('near.example', 'A fire', '', { hour: 3, local: { reach: 'county' } }), plain],
  ['the original', plain, report('wire.example', 'A fire', '(AP) — A fire burned.', { hour: 1 })],
  [
    'the earlier',
    plain,
    report('late.example', 'A fire', '', { hour: 3, image: 'https://late.example/a.jpg' }),
  ],
  [
    'the one with a picture',
    report('z.example', 'A fire', '', { hour: 2, image: 'https://z.example/a.jpg' }),
    plain,
  ],
];

test.each(cases)('%s leads', (_, first, second) => {
  expect(orderGroup([second, first], () => false)).toEqual([first, second]);
});

test('what led goes on leading', () => {
  const near = report('near.example', 'A fire', '', { hour: 3, local: { reach: 'town' } });
  expect(orderGroup([near, plain], (item) => item === plain)).toEqual([plain, near]);
});

test('the town leads the county, then come region, state and elsewhere', () => {
  const reaches = ['town', 'county', 'region', 'state', 'elsewhere'] as const;
  const items = reaches.map((reach, at) =>
    report(`${reach}.example`, 'A fire', '', { hour: -at, local: { reach } }),
  );
  expect(orderGroup(items.toReversed(), () => false)).toEqual(items);
});

test.each([
  ['Reuters', 'By Reuters'],
  ['City News Service', 'Staff, City News Service'],
])('a byline of %s tells a wire story', (_, author) => {
  const wire = report('wire.example', 'A fire', '', { hour: 1, author });
  expect(orderGroup([wire, plain], () => false)).toEqual([plain, wire]);
});

test('an agency that is named after the first words tells none', () => {
  const quoting = report('wire.example', 'A fire', `${'x'.repeat(80)} Reuters`, { hour: 1 });
  expect(orderGroup([plain, quoting], () => false)).toEqual([quoting, plain]);
});

test('of two that are alike the first by address leads', () => {
  const [a, b] = [report('a.example', 'A fire'), report('b.example', 'A fire')];
  expect(orderGroup([b, a], () => false)).toEqual([a, b]);
});
