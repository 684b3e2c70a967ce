import { beforeAll, expect, test } from '@jest/globals';
import { blogTitle } from '@/lib/pages/blog-title';
import { boulder } from '../../small-cities';

beforeAll(() => {
  process.env.BLOG_API_URL = 'https://functions.example';
  process.env.BLOG_API_KEY = 'a-key';
});

test('posts from a functions host are Opinion', () => {
  expect(blogTitle(boulder)).toBe('Opinion');
});
