import { describe, expect, it } from '@jest/globals';
import { undoDoubleEncoding } from '@/lib/base/text/undo-double-encoding';

describe('undoDoubleEncoding', () => {
  it.each([
    ['CafÃ©', 'Café'],
    ['Curitiba e regiÃ£o', 'Curitiba e região'],
    ['Cityâ€™s â€œbestâ€\u009d', 'City’s “best”'],
    ['5Â°C', '5°C'],
    ['ðŸ™‚', '🙂'],
    ['日本 â€“ 2026', '日本 – 2026'],
    ['é Ã©', 'é é'],
    ['“We donâ€™t know”, the cafÃ© says', '“We don’t know”, the café says'],
    ['Straße – SÃ£o Paulo', 'Straße – São Paulo'],
    ['Café: le cÅ“ur', 'Café: le cœur'],
    ['“Hello” ðŸ™‚', '“Hello” 🙂'],
    ['“It costs 5 â‚¬” â„¢', '“It costs 5 €” ™'],
    ['日本: Cityâ€™s Ã”', '日本: City’s Ô'],
    ['é: Ð¿Ñ€Ð¸Ð²ÐµÑ‚', 'é: привет'],
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
    'voilà « bonjour » é',
    'IRMÃ” – é',
    '«PÃ» é',
    'PÅ… é',
  ])('leaves alone %s', (text) => {
    expect(undoDoubleEncoding(text)).toBe(text);
  });
});
