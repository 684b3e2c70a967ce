import { describe, expect, it } from '@jest/globals';
import { undoDoubleEncoding } from '@/lib/text/undo-double-encoding';

describe('undoDoubleEncoding', () => {
  it.each([
    ['CafÃ©', 'Café'],
    ['Curitiba e regiÃ£o', 'Curitiba e região'],
    ['Cityâ€™s â€œbestâ€\u009d', 'City’s “best”'],
    ['5Â°C', '5°C'],
    ['ðŸ™‚', '🙂'],
    ['日本 â€“ 2026', '日本 – 2026'],
  ])('sets right %s', (text, right) => {
    expect(undoDoubleEncoding(text)).toBe(right);
  });

  it.each([
    'plain',
    'Café',
    '«CAFÉ»',
    'CORAÇÃO',
    'SÃO PAULO',
    'Ã',
    'Été à 5 °C',
    'İstanbul',
    '日本',
    'Â',
    'é Ã©',
  ])('leaves alone %s', (text) => {
    expect(undoDoubleEncoding(text)).toBe(text);
  });
});
