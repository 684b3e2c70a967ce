import { expect, test } from '@jest/globals';
import { drawableText } from '@/lib/outbound/metadata/drawable-text';

test.each([
  ['plain words stay', 'Streets, schools & parks: 7½ “miles”', 'Streets, schools & parks: 7½ “miles”'],
  ['letters of the neighbors stay', 'Café Año Œuvre', 'Café Año Œuvre'],
  ['a mark that the font lacks goes, its letter stays', 'Škoda Nguyễn', 'Skoda Nguyen'],
  ['emoji go, and leave no gap', 'Oranges 🍊 and 👨‍👩‍👧 families', 'Oranges and families'],
  ['other scripts go', '市議会 votes', 'votes'],
  ['control characters go', 'one\u0000\u200b\u00adtwo\nthree', 'onetwothree'],
  ['nothing drawable is nothing', '🍊', ''],
])('%s', (_, text, drawn) => {
  expect(drawableText(text)).toBe(drawn);
});
