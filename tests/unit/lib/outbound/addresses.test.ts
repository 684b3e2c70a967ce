import { expect, test } from '@jest/globals';
import { isOwn, ownPagePath } from '@/lib/outbound/addresses';
import { city } from '../../any-city';

test.each([
  ['/faq', '/faq'],
  ['/', '/'],
  ['/search?q=a#b', '/search?q=a#b'],
  ['http://localhost:3000/faq#q-a', '/faq#q-a'],
  ['http://localhost:3000/partners/media-kit.pdf', undefined],
  ['/rss.xml', undefined],
  ['http://localhost:3000//other.example/', undefined],
  ['http://localhost:30001/', undefined],
  ['https://other.example/', undefined],
  ['//other.example/', undefined],
  ['/\\other.example/', undefined],
  ['javascript:alert(1)', undefined],
  ['#note', undefined],
  ['', undefined],
])('pagePath of %j is %j', (address, path) => {
  expect(ownPagePath(city, address)).toBe(path);
});

test.each([
  ['/cat.svg', true],
  ['cat.svg', true],
  ['#note', true],
  ['//other.example/', false],
  ['/\\other.example/', false],
  ['mailto:a@b.example', false],
])('isOwn(%j) returns %j', (address, isOurs) => {
  expect(isOwn(address)).toBe(isOurs);
});
