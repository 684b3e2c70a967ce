import { describe, expect, test } from '@jest/globals';
import { isStockAddress, stockAddress } from '@/lib/pictures/address/signed-address';

const template = 'http://10.0.0.5:8080/stock/{seed}/1200';

test('stockAddress is always the same for a story and differs between stories', () => {
  expect(stockAddress(template, 'a story')).toMatch(/^http:\/\/10\.0\.0\.5:8080\/stock\/[0-9a-f]{12}\/1200$/);
  expect(stockAddress(template, 'a story')).toBe(stockAddress(template, 'a story'));
  expect(stockAddress(template, 'a story')).not.toBe(stockAddress(template, 'another'));
});

describe('isStockAddress', () => {
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
  ])('decides whether %s belongs to the stock-photo service: %j', (address, allowed) => {
    expect(isStockAddress(address, template)).toBe(allowed);
  });

  test('returns false if there is no service, or if the seed is in the host', () => {
    expect(isStockAddress('https://cdn.example/a.jpg', undefined)).toBe(false);
    expect(isStockAddress('https://127.0.0.1/a.jpg', 'https://{seed}.example/a.jpg')).toBe(false);
  });

  test('returns false for a host that only begins like the service’s', () => {
    expect(isStockAddress('http://stock.example.evil/a', 'http://stock.example{seed}')).toBe(false);
  });
});
