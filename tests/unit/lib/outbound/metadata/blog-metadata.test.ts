import { describe, expect, test } from '@jest/globals';
import type { ListView } from '@/lib/blog/views/list-view';
import { thisCity } from '@/lib/city/this-city';
import { authorMetadata, blogListMetadata, postMetadata } from '@/lib/outbound/metadata/blog-metadata';
import { post } from '../../blog/make-blog';
import '../../../with-anaheim';
import '../../../open-cities';

describe('the head of a post', () => {
  test('is that of an article, by the paper', () => {
    const { openGraph, authors } = postMetadata(thisCity(), post());
    expect(openGraph).toMatchObject({
      type: 'article',
      section: 'Opinion',
      publishedTime: '2026-11-01T12:00:00-08:00',
      tags: ['parks', 'where to park'],
      authors: ['http://localhost:3000/authors/newsroom'],
    });
    expect(authors).toEqual([{ name: thisCity().siteTitle, url: 'http://localhost:3000/authors/newsroom' }]);
  });

  test('names an author without a page', () => {
    const { openGraph, authors } = postMetadata(thisCity(), post({ author: 'Maria Lopez' }));
    expect([openGraph, authors]).toMatchObject([{ authors: ['Maria Lopez'] }, [{ name: 'Maria Lopez' }]]);
  });

  test('tells when it was changed', () => {
    const { openGraph } = postMetadata(thisCity(), post({ updated: new Date('2026-11-05T20:00:00Z') }));
    expect(openGraph).toMatchObject({ modifiedTime: '2026-11-05T12:00:00-08:00' });
  });

  test('tells a day where no hour is known', () => {
    const updated = new Date('2026-11-22T08:00:00Z');
    const { openGraph } = postMetadata(thisCity(), post({ updated, dayOnly: ['date', 'updated'] }));
    expect(openGraph).toMatchObject({ publishedTime: '2026-11-01', modifiedTime: '2026-11-22' });
  });

  test('has at most 65 characters in its title, and all of it for those who share it', () => {
    const metaTitle = 'Where to Report a Pothole, Graffiti or a Dark Street Light in This City of Ours';
    const { title, openGraph } = postMetadata(thisCity(), post({ metaTitle }));
    expect(String(title).length).toBeLessThanOrEqual(65);
    expect(openGraph?.title).toContain(metaTitle);
  });

  test('names no time where the date is unknown', () => {
    expect(postMetadata(thisCity(), post({ date: undefined })).openGraph).not.toHaveProperty('publishedTime');
  });
});

describe('the head of the list of posts', () => {
  const posts: ListView = {
    state: 'posts',
    number: 1,
    pages: 3,
    entries: [],
    pictureOf: () => undefined,
  };

  test.each([
    [1, '/blog', /^Opinion(?! - Page)/],
    [2, '/blog?page=2', /^Opinion - Page 2/],
  ])('of page %i names its own address and number', (number, canonical, title) => {
    const head = blogListMetadata(thisCity(), number, posts);
    expect(head).toMatchObject({ alternates: { canonical }, robots: { index: true } });
    expect(String(head.title)).toMatch(title);
  });

  test('is not indexed beyond its last page', () => {
    expect(blogListMetadata(thisCity(), 4, { state: 'beyond' }).robots).toEqual({ index: false });
  });

  test('is not indexed while the posts cannot be known', () => {
    const { robots } = blogListMetadata(thisCity(), 1, { state: 'error', message: 'An error occurred' });
    expect(robots).toEqual({ index: false });
  });
});

describe('the head of an author’s page', () => {
  const [author] = thisCity().authors;
  if (!author) throw new Error('the city has no author');
  const posts = {
    state: 'posts',
    number: 1,
    pages: 1,
    entries: [post()],
    pictureOf: () => undefined,
  } as const;
  const none = { state: 'empty' } as const;

  test('lets it be found while the author has posts', () => {
    expect(authorMetadata(thisCity(), { author, list: posts }).robots).toMatchObject({ index: true });
    expect(authorMetadata(thisCity(), { author, list: none }).robots).toMatchObject({ index: false });
  });

  test('is named by a person, and by what an organization does', () => {
    const titleOf = (kind: 'person' | 'organization') => {
      const ann = { ...author, kind, name: 'Ann Bell', role: 'Reporter' };
      return String(authorMetadata(thisCity(), { author: ann, list: none }).title);
    };
    expect(titleOf('person')).toMatch(/^Ann Bell/);
    expect(titleOf('organization')).toMatch(/^Reporter/);
  });

  test('is not indexed while the posts cannot be known', () => {
    const { robots } = authorMetadata(thisCity(), {
      author,
      list: { state: 'error', message: 'An error occurred' },
    });
    expect(robots).toEqual({ index: false });
  });
});
