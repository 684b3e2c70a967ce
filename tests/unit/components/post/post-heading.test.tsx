import '../../open-cities';
import { describe, expect, test } from '@jest/globals';
import { PostHeading } from '@/components/post/post-heading';
import { authorPath, postAuthor } from '@/lib/blog/blog-post';
import { thisCity } from '@/lib/city/this-city';
import { blogTitle } from '@/lib/pages/site-pages';
import { html, words } from '../../html';
import { post } from '../../lib/blog/make-blog';

describe('the top of a post', () => {
  const updated = new Date('2026-11-05T20:00:00Z');

  test('tells when it was changed and what, beside the day on which it came out', () => {
    const changed = post({ updated, updateNote: 'new hours' });
    expect(words(<PostHeading city={thisCity()} post={changed} />)).toContain(
      'November 1, 2026 · Updated November 5, 2026 : new hours · ',
    );
  });

  test.each([
    ['where there was none', { updateNote: 'new hours' }],
    ['of which nobody says what it was', { updated }],
    ['that was only a correction, which it leads to', { corrections: [{ date: updated, text: 'A name.' }] }],
  ])('tells of no change %s', (_, facts) => {
    expect(words(<PostHeading city={thisCity()} post={post(facts)} />)).not.toContain('Updated');
  });

  test('leads to what was corrected, with the day of the newest', () => {
    const corrections = [{ date: updated, text: 'A name.' }];
    const heading = <PostHeading city={thisCity()} post={post({ corrections })} />;
    expect(words(heading)).toContain('November 1, 2026 · Corrected November 5, 2026');
    expect(html(heading)).toContain('href="#corrections"');
  });

  test('leads from its byline to all that its author has signed', () => {
    const author = postAuthor(post(), thisCity());
    if (!author?.key) throw new Error('the city has no newsroom');
    expect(html(<PostHeading city={thisCity()} post={post()} />)).toContain(`href="${authorPath(author)}"`);
  });

  test('has an author without an entry in the city by name, and no link', () => {
    const byline = html(<PostHeading city={thisCity()} post={post({ author: 'Maria Lopez' })} />);
    expect(byline).toContain('By Maria Lopez<');
    expect(byline).not.toContain('href="/authors/');
  });

  test('says what a post of a section is, and leads to that section', () => {
    const heading = <PostHeading city={thisCity()} post={post({ section: 'sports', kind: 'opinion' })} />;
    expect(words(heading)).toMatch(/^Home \/ Sports Opinion A post/);
    expect(html(heading)).toContain('href="/news/sports"');
  });

  test.each([
    [undefined, blogTitle(thisCity())],
    ['guide', 'Guides'],
    ['opinion', 'Opinion'],
  ] as const)('of a post of kind %s without a section leads to all posts, as %s', (kind, name) => {
    const heading = <PostHeading city={thisCity()} post={post({ kind })} />;
    expect(words(heading)).toMatch(new RegExp(`^Home / ${name} A post`));
    expect(html(heading)).toContain('href="/blog"');
  });
});
