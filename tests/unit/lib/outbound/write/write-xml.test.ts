import { expect, test } from '@jest/globals';
import { fitForXml } from '@/lib/outbound/write/write-xml';

test.each([
  ['keeps tabs and line feeds', 'a\tb\nc', 'a\tb\nc'],
  ['turns carriage returns into line feeds', 'a\r\nb\rc', 'a\nb\nc'],
  [
    'keeps the last allowed characters of the Basic Multilingual Plane',
    '\uFFFD\uE000\uD7FF',
    '\uFFFD\uE000\uD7FF',
  ],
  ['keeps surrogate pairs and drops lone surrogates', '\uD83D\uDE00\uD83D', '\uD83D\uDE00'],
])('fitForXml %s', (_, text, clean) => {
  expect(fitForXml(text)).toBe(clean);
});

test('fitForXml drops every control character except tab, line feed and carriage return', () => {
  const controls = Array.from({ length: 32 }, (_, code) => String.fromCharCode(code)).join('');
  expect(fitForXml(controls)).toBe('\t\n\n');
});
