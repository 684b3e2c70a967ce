import { describe, expect, test } from '@jest/globals';
import { isStockAddress, stockAddress } from '@/lib/pictures/address/signed-address';

const template = 'http://10.0.0.5:8080/stock/{seed}/1200';

test('a story has the same placeholder every time, and another than its neighbor', () => {
  expect(stockAddress(template, 'a story')).toMatch(/^http:\/\/10\.0\.0\.5:8080\/stock\/[0-9a-f]{12}\/1200$/);
  expect(stockAddress(template, 'a story')).toBe(stockAddress(template, 'a story'));
  expect(stockAddress(template, 'a story')).not.toBe(stockAddress(template, 'another'));
});

describe('the privilege of the stock-photo service', () => {
  test.each([
    ['http://10.0.0.5:8080/stock/abc/1200', true],
    ['http://10.0.0.5:8080/stock/anything', true],
    ['http://10.0.0.5:8080/admin', false],
    ['http://10.0.0.5:8080/stock/../admin', false],
    ['http://10.0.0.5:8080/stock/%2e%2e/admin', false],
    ['http://10.0.0.5/stock/abc', false],
    ['https://10.0.0.5:8080/stock/abc', false],
    ['http://10.0.0.5:8080@evil.example/stock/abc', false],
    ['http://u@10.0.0.5:8080/stock/abc', false],
    ['no address', false],
  ])('%s: %j', (address, allowed) => {
    expect(isStockAddress(address, template)).toBe(allowed);
  });

  test('nobody has it where no service is set, or where the seed is the host', () => {
    expect(isStockAddress('https://cdn.example/a.jpg', undefined)).toBe(false);
    expect(isStockAddress('https://127.0.0.1/a.jpg', 'https://{seed}.example/a.jpg')).toBe(false);
  });

  test('a host that merely begins alike does not have it', () => {
    expect(isStockAddress('http://stock.example.evil/a', 'http://stock.example{seed}')).toBe(false);
  });
});
