import { describe, expect, test } from '@jest/globals';
import {
  type AddressParts,
  type ForeignPicture,
  isStockAddress,
  pictureBase,
  pictureSource,
  readPicturePath,
  sharedPicturePath,
  stockAddress,
} from '@/lib/pictures/address/signed-address';

const key = 'a key of the operator, long enough';
const photo = 'https://cdn.example/2026/11/a street.jpg?w=1200&h=800';

function partsOf(path: string): AddressParts {
  const [, , signature = '', options = '', picture = '', width = ''] = path.split('/');
  return { signature, options, picture, width };
}

const signed = (picture: ForeignPicture) => partsOf(`${pictureBase(picture, key)}720`);

describe('a signed address', () => {
  test.each<[string, ForeignPicture]>([
    ['a picture in a frame', { address: photo, whole: false }],
    ['an uncropped picture', { address: photo, whole: true }],
    ['non-ASCII letters', { address: 'https://cdn.example/café/日本.jpg', whole: false }],
  ])('leads to its picture: %s', (_, picture) => {
    expect(readPicturePath(signed(picture), key)).toEqual({ ...picture, width: 720 });
  });

  test('is accepted if it was signed with the previous key', () => {
    const path = signed({ address: photo });
    expect(readPicturePath(path, 'the key of today, which is new', key)).toMatchObject({ address: photo });
  });

  test('needs no escaping in a path', () => {
    expect(pictureBase({ address: photo }, key)).toMatch(/^\/pictures\/[\w-]{16}\/framed\/[\w-]+\/$/);
  });
});

describe('readPicturePath rejects an altered address', () => {
  const good = signed({ address: photo });
  const elsewhere = Buffer.from('http://169.254.169.254/').toString('base64url');
  test.each<[string, Partial<AddressParts>]>([
    ['another picture', { picture: elsewhere }],
    ['the option for an uncropped picture', { options: 'whole' }],
    ['a width that is not served', { width: '721' }],
    ['no signature', { signature: '' }],
    ['a shorter signature', { signature: good.signature.slice(0, 8) }],
    ['a longer signature', { signature: `${good.signature}A` }],
    ['a signature that is not ASCII', { signature: 'ä'.repeat(16) }],
    ['the same bytes in another encoding', { picture: `${good.picture}=` }],
  ])('with %s', (_, change) => {
    expect(readPicturePath({ ...good, ...change }, key)).toBeUndefined();
  });

  test('with a signature made with another key', () => {
    expect(readPicturePath(good, 'the key of somebody else entirely')).toBeUndefined();
  });
});

const picture = { address: 'https://cdn.example/a.jpg' };

test('pictureSource makes paths shorter than 2,000 characters, or returns undefined', () => {
  const long = (length: number) => ({
    ...picture,
    whole: true,
    address: `https://cdn.example/${'a'.repeat(length - 20)}`,
  });
  expect(pictureSource(long(1400), 'card', key)?.src.length).toBeLessThan(2000);
  expect(pictureSource(long(1401), 'card', key)).toBeUndefined();
});

test('pictureSource lists the widths for a card, with the second width as the default', () => {
  const base = pictureBase(picture, key);
  expect(pictureSource(picture, 'card', key)).toEqual({
    src: `${base}480`,
    srcSet: `${base}280 280w, ${base}480 480w, ${base}720 720w`,
    sizes: '(min-width:64rem) 272px,(min-width:48rem) 46vw,190px',
  });
});

const shared = (address: string, stockTemplate?: string) =>
  sharedPicturePath(address, { width: 1080, key, stockTemplate });

describe('sharedPicturePath', () => {
  test('returns a path that the picture proxy accepts', () => {
    expect(readPicturePath(partsOf(shared('https://cdn.example/a.jpg?x=1') ?? ''), key)).toEqual({
      address: 'https://cdn.example/a.jpg?x=1',
      width: 1080,
      whole: true,
    });
  });

  test.each([
    'http://127.0.0.1:4242/picture.jpg',
    'http://169.254.169.254/latest',
    'http://printer.lan/a.jpg',
    'https://printer.lan/a.jpg',
    'https://user:word@cdn.example/a.jpg',
    'data:image/png;base64,AAAA',
    'ftp://cdn.example/a.jpg',
    'no address',
    `https://cdn.example/${'a'.repeat(1400)}`,
  ])('returns undefined for %s, which the picture proxy rejects', (address) => {
    expect(shared(address)).toBeUndefined();
  });

  test('accepts the operator’s stock-photo service', () => {
    expect(shared('http://10.0.0.8/stock/7', 'http://10.0.0.8/stock/{seed}')).toMatch(/^\/pictures\//);
  });
});

const template = 'http://10.0.0.5:8080/stock/{seed}/1200';

test('stockAddress always returns the same address for a story, and a different one for another story', () => {
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
  ])(
    'is true only for addresses of the stock-photo service: for %s, the result is %j',
    (address, allowed) => {
      expect(isStockAddress(address, template)).toBe(allowed);
    },
  );

  test('returns false without a template, or if the template has {seed} in its host', () => {
    expect(isStockAddress('https://cdn.example/a.jpg', undefined)).toBe(false);
    expect(isStockAddress('https://127.0.0.1/a.jpg', 'https://{seed}.example/a.jpg')).toBe(false);
  });

  test('returns false for a host that only begins like the service’s', () => {
    expect(isStockAddress('http://stock.example.evil/a', 'http://stock.example{seed}')).toBe(false);
  });
});
