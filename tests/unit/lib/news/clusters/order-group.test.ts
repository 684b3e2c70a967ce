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
