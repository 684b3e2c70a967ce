import { describe, expect, test } from '@jest/globals';
import { thisCity } from '@/lib/city/this-city';
import { postMetadata } from '@/lib/metadata/blog-metadata';
import { post } from '../blog/make-blog';

describe('the head of a post', () => {
  test('is that of an article, by the paper', () => {
    const { openGraph, authors } = postMetadata(post());
    expect(openGraph).toMatchObject({
      type: 'article',
      section: 'Opinion',
      publishedTime: '2026-11-01T12:00:00-08:00',
      tags: ['parks', 'where to park'],
      authors: ['http://localhost:3000/'],
    });
    expect(authors).toEqual([{ name: thisCity().siteTitle, url: 'http://localhost:3000/' }]);
  });

  test('names no time where the date is unknown', () => {
    expect(postMetadata(post({ date: undefined })).openGraph).not.toHaveProperty('publishedTime');
  });
});
