import { expect, test } from '@jest/globals';
import { byLanguage } from '@/lib/front/order/by-language';
import { story } from '../front-material';

const of = (english: number, spanish: number) => [
  ...Array.from({ length: english }, () => story('local-news', 1)),
  ...Array.from({ length: spanish }, () => story('local-news', 1, { language: 'es' })),
];

test.each([
  ['a few in Spanish in California', 'US-CA', of(5, 2), 2],
  ['as many in both languages', 'US-TX', of(3, 3), 3],
  ['more in Spanish', 'US-TX', of(3, 4), 0],
  ['a few in Spanish in Mexico', 'MX-YUC', of(5, 2), 0],
  ['a few in Spanish in Puerto Rico', 'US-PR', of(5, 2), 0],
  ['a few in Spanish in a country without parts', 'GB', of(5, 2), 2],
  ['nothing', 'US-CA', [], 0],
])('%s: what stands apart', (_, region, stories, apart) => {
  const { main, others } = byLanguage(stories, region);
  expect([main.length, others.length]).toEqual([stories.length - apart, apart]);
});

test('the local stories decide for all, and all do where none is local', () => {
  const stories = [...of(9, 0), ...of(0, 2)];
  expect(byLanguage(stories, 'US-TX', of(0, 2)).others).toEqual([]);
  expect(byLanguage(of(0, 2), 'US-TX', []).others).toEqual([]);
});
