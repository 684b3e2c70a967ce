import { describe, expect, it } from '@jest/globals';
import { trimTails } from '@/lib/base/text/excerpt/trim-tails';

describe('trimTails (quirk 39)', () => {
  it.each([
    ['It rained. The post Rain appeared first on Paper.', 'It rained.'],
    ['It rained. The post Rain first appeared on Paper', 'It rained.'],
    ['The post office closed. The post Rain appeared first on Paper.', 'The post office closed.'],
    ['It rained […]', 'It rained…'],
    ['It rained [...]', 'It rained…'],
    ['It rained ...', 'It rained…'],
    ['It rained…', 'It rained…'],
    ['It rained. Continue reading “Rain” →', 'It rained.'],
    ['It rained... Read more', 'It rained…'],
    ['It rained. (Read more...)', 'It rained.'],
    ['It rained. Read the full story at Paper.com', 'It rained.'],
    ['It rained [...] More »', 'It rained…'],
    ['Rain, sun and more', 'Rain, sun and more'],
    ['Where to read more', 'Where to read more'],
    ['She was reading', 'She was reading'],
    ['[…]', ''],
  ])('%j becomes %j', (text, trimmed) => {
    expect(trimTails(text)).toBe(trimmed);
  });

  const title = 'Library reopens';

  it.each([
    ['cut off within its title', 'It rained. The post Library re…', 'It rained.'],
    ['cut off right after "The post"', 'It rained. The post', 'It rained.'],
    ['cut off after its title', 'It rained The post Library reopens on the', 'It rained'],
    ['in another language, cut off within its title', 'It rained. La entrada Library…', 'It rained.'],
  ])('removes a tail %s', (_, text, trimmed) => {
    expect(trimTails(text, title)).toBe(trimmed);
  });

  it.each([
    ['a tail with another title', 'It rained. The post Harbor closes'],
    ['“The post” within a sentence', 'She left the hall and then The post Lib'],
    ['only the words for “The post” in another language', 'Dice que no hay plazas. La entrada'],
    [
      'several sentences between “The post” and “appeared first on”',
      'It rained. The post was a hit. He wrote it. It appeared first on TV',
    ],
  ])('leaves %s unchanged', (_, text) => {
    expect(trimTails(text, title)).toBe(text);
  });

  it('leaves a sentence with “The post” unchanged if the title is too short to compare', () => {
    const text = 'It rained when The post Rain songs were sung';
    expect(trimTails(text, 'Rain')).toBe(text);
  });
});
