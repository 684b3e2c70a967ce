import { describe, expect, it } from '@jest/globals';
import { trimTails } from '@/lib/base/text/excerpt/trim-tails';

describe('quirk 39: trimTails', () => {
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
    ['It rained.', 'It rained.'],
    ['[…]', ''],
    ['', ''],
  ])('%j becomes %j', (text, trimmed) => {
    expect(trimTails(text)).toBe(trimmed);
  });
});
