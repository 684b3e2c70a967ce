import { expect, test } from '@jest/globals';
import { fitForXml } from '@/lib/outbound/write/write-xml';

test.each([
  ['tab and line feed stay', 'a\tb\nc', 'a\tb\nc'],
  ['carriage returns become line feeds', 'a\r\nb\rc', 'a\nb\nc'],
  ['the last characters of the plane that are allowed stay', '\uFFFD\uE000\uD7FF', '\uFFFD\uE000\uD7FF'],
  ['pairs of surrogates stay, lone ones go', '\uD83D\uDE00\uD83D', '\uD83D\uDE00'],
])('%s', (_, text, clean) => {
  expect(fitForXml(text)).toBe(clean);
});

test('drops every control character but tab, line feed and carriage return', () => {
  const controls = Array.from({ length: 32 }, (_, code) => String.fromCharCode(code)).join('');
  expect(fitForXml(controls)).toBe('\t\n\n');
});
