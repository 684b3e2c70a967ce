import { describe, expect, test } from '@jest/globals';
import { nearbySize } from '@/lib/front/places/nearby-size';
import { story } from '../front-material';

const of = (title: number, description: number) =>
  story('local-news', 1, { title: 'a'.repeat(title), description: 'b'.repeat(description) });

describe('the list beside the lead', () => {
  test('grows with the words of the lead and its seconds', () => {
    const short = [of(50, 100), of(60, 80), of(60, 80)];
    const long = [of(95, 180), of(80, 150), of(60, 80), of(75, 160)];
    expect([nearbySize(short), nearbySize(long)]).toEqual([6, 8]);
  });

  test('is as high as a column of three seconds, whose lines are shorter than those of two', () => {
    const second = of(80, 180);
    expect(nearbySize([of(60, 150), second, second, second])).toBeGreaterThan(
      nearbySize([of(60, 150), second, second]),
    );
  });

  test('has eight beside a picture, and six where nothing leads', () => {
    expect(nearbySize([{ ...of(50, 100), photo: 'https://a.example/b.jpg' }])).toBe(8);
    expect(nearbySize([])).toBe(6);
  });
});
