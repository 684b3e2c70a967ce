import { expect, test } from '@jest/globals';
import { isOfAnother } from '@/lib/blog/sources/host-source';

const boulder = { key: 'boulder', hosts: ['boulder.example', 'www.boulder.example'] };
const marfa = { key: 'marfa', hosts: ['marfa.example'] };

test.each([
  ['marfa.example', true],
  ['https://www.Marfa.example/', true],
  ['boulder.example', false],
  ['http://www.boulder.example:8080', false],
  ['posts.example', false],
  ['newsroom.example', false],
  ['', false],
])('a post of the domain "%s" is another city’s than Boulder: %s', (domain, foreign) => {
  const own = { city: boulder, blogDomain: 'posts.example' };
  expect(isOfAnother(domain, own, [boulder, marfa])).toBe(foreign);
});

test('a domain that is set for the posts is one’s own, also where it is another city’s host', () => {
  expect(isOfAnother('marfa.example', { city: boulder, blogDomain: 'marfa.example' }, [boulder, marfa])).toBe(
    false,
  );
});
