import { describe, expect, test } from '@jest/globals';
import { PostHeading } from '@/components/post/post-heading';
import { authorPath, postAuthor } from '@/lib/blog/blog-post';
import { thisCity } from '@/lib/city/this-city';
import { html, words } from '../../html';
import { post } from '../../lib/blog/make-blog';

describe('the top of a post', () => {
  test('tells when it was changed, beside the day on which it came out', () => {
    const changed = post({ updated: new Date('2026-11-05T20:00:00Z') });
    expect(words(<PostHeading post={changed} />)).toContain('November 1, 2026 · Updated November 5, 2026');
  });

  test('tells of no change where there was none', () => {
    expect(words(<PostHeading post={post()} />)).not.toContain('Updated');
  });

  test('leads from its byline to all that its author has signed', () => {
    const author = postAuthor(post(), thisCity());
    if (!author?.key) throw new Error('the city has no newsroom');
    expect(html(<PostHeading post={post()} />)).toContain(`href="${authorPath(author)}"`);
  });

  test('has an author without an entry in the city by name, and no link', () => {
    const byline = html(<PostHeading post={post({ author: 'Maria Lopez' })} />);
    expect(byline).toContain('By Maria Lopez<');
    expect(byline).not.toContain('href="/authors/');
  });
});
