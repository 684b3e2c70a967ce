import { expect, test } from '@jest/globals';
import { blogTitle } from '@/lib/pages/blog-title';
import { anaheim } from '../../anaheim';
import { boulder } from '../../small-cities';

test('posts of a city’s own are Opinion, as the menu of the requirements has it', () => {
  expect(blogTitle(anaheim)).toBe('Opinion');
});

test('a city with nothing but the guides of all cities has no opinions', () => {
  expect(blogTitle(boulder)).toBe('Guides');
});
