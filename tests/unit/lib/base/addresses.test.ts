import { describe, expect, it, test } from '@jest/globals';
import { contentVersion, splitVersion, titleSlug, webAddress } from '@/lib/base/addresses';

const base = 'https://paper.example/news/';

describe('webAddress', () => {
  it.each([
    ['https://x.example/a', 'https://x.example/a'],
    ['http://x.example/a', 'http://x.example/a'],
    [' https://x.example/a \n', 'https://x.example/a'],
    ['HTTPS://X.example/A', 'https://x.example/A'],
    ['story', 'https://paper.example/news/story'],
    ['/story', 'https://paper.example/story'],
    ['?id=1', 'https://paper.example/news/?id=1'],
    ['//cdn.example/a', 'https://cdn.example/a'],
    ['www.x.example/a', 'https://www.x.example/a'],
    ['https://x.example/a b', 'https://x.example/a%20b'],
    ['https://x.example/?a=1&amp;b=2', 'https://x.example/?a=1&b=2'],
    ['https://x.example/straße', 'https://x.example/stra%C3%9Fe'],
  ])('normalizes %s', (written, address) => {
    expect(webAddress(written, base)).toBe(address);
  });

  it.each([
    undefined,
    '',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'mailto:a@paper.example',
    'https://user@x.example/',
    'https://:secret@x.example/',
    'https://',
    'http://[::1',
  ])('rejects %j', (written) => {
    expect(webAddress(written, base)).toBeUndefined();
  });

  it('rejects an address of more than 3,000 characters', () => {
    expect(webAddress(`https://x.example/${'a'.repeat(3000)}`, base)).toBeUndefined();
  });

  it('rejects a relative address without a base', () => {
    expect(webAddress('/story')).toBeUndefined();
    expect(webAddress('/story', 'sample:local-news')).toBeUndefined();
  });
});

test.each([
  ['The Art of War', 'the-art-of-war'],
  ['Self-Reliance', 'self-reliance'],
  ['Poor Richard’s Almanack', 'poor-richards-almanack'],
  ['Haleʻiwa and Hale‘iwa', 'haleiwa-and-haleiwa'],
  ['A ‘quoted’ word', 'a-quoted-word'],
  ['Café & Señor', 'cafe-senor'],
  ['  …  ', ''],
])('the slug of %j is %j', (title, slug) => {
  expect(titleSlug(title)).toBe(slug);
});

test('contentVersion depends only on the content', () => {
  expect(contentVersion({ a: 1 })).toMatch(/^[0-9a-f]{10}$/);
  expect(contentVersion({ a: 1 })).toBe(contentVersion({ a: 1 }));
  expect(contentVersion({ a: 1 })).not.toBe(contentVersion({ a: 2 }));
});

test.each([
  ['0123456789/home', '0123456789', 'home'],
  ['abcdef0123/blog/a-post', 'abcdef0123', 'blog/a-post'],
  ['home', undefined, 'home'],
  ['012345678/home', undefined, '012345678/home'],
  ['ABCDEF0123/home', undefined, 'ABCDEF0123/home'],
  ['0123456789/', undefined, '0123456789/'],
])('splitVersion(%j) returns the version %j and the rest %j', (path, version, rest) => {
  expect(splitVersion(path)).toEqual({ version, rest });
});
