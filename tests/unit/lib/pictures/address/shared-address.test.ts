import { describe, expect, test } from '@jest/globals';
import { sharedPicturePath } from '@/lib/pictures/address/shared-address';
import { readPicturePath } from '@/lib/pictures/address/signed-address';

const key = 'a key of the operator, long enough';
const shared = (address: string, stockTemplate?: string) =>
  sharedPicturePath(address, { width: 1080, key, stockTemplate });

describe('the address of a picture for readers beyond our pages', () => {
  test('is one of the picture proxy, which accepts its own signature; no drawing stands in', () => {
    const [, , signature = '', options = '', picture = '', width = ''] =
      shared('https://cdn.example/a.jpg?x=1')?.split('/') ?? [];
    expect(readPicturePath({ signature, options, picture, width }, key)).toEqual({
      address: 'https://cdn.example/a.jpg?x=1',
      width: 1080,
      whole: true,
      drawing: undefined,
    });
  });

  test.each([
    'http://127.0.0.1:4242/picture.jpg',
    'http://127.0.0.1/picture.jpg',
    'http://localhost/picture.svg',
    'http://10.0.0.8/a.jpg',
    'http://169.254.169.254/latest',
    'http://[::1]/a.jpg',
    'http://printer.lan/a.jpg',
    'https://cdn.example:8443/a.jpg',
    'https://user:word@cdn.example/a.jpg',
    'data:image/png;base64,AAAA',
    'ftp://cdn.example/a.jpg',
    'no address',
    `https://cdn.example/${'a'.repeat(1400)}`,
  ])('is nothing for %s, which the picture proxy refuses', (address) => {
    expect(shared(address)).toBeUndefined();
  });

  test('may be that of the stock-photo service that the operator has set', () => {
    expect(shared('http://10.0.0.8/stock/7', 'http://10.0.0.8/stock/{seed}')).toMatch(/^\/pictures\//);
  });
});
