import '../../open-cities';
import { describe, expect, test } from '@jest/globals';
import { PostHeading } from '@/components/post/post-heading';
import { authorPath, postAuthor } from '@/lib/blog/blog-post';
import { blogTitle } from '@/lib/pages/site-pages';
import { html, words } from '../../html';
import { post } from '../../lib/blog/make-blog';
import { thisCity } from '../../this-city';

describe('PostHeading', () => {
  const updated = new Date('2026-11-05T20:00:00Z');

  test('shows what was changed and when, next to the publication date', () => {
    const changed = post({ updated, updateNote: 'new hours' });
    expect(words(<PostHeading city={thisCity()} post={changed} />)).toContain(
      'November 1, 2026 · Updated November 5, 2026 : new hours · ',
    );
  });

  test.each([
    ['without a date', { updateNote: 'new hours' }],
    ['without a note', { updated }],
    ['for a correction', { corrections: [{ date: updated, text: 'A name.' }] }],
  ])('shows no update for a post %s', (_, facts) => {
    expect(words(<PostHeading city={thisCity()} post={post(facts)} />)).not.toContain('Updated');
  });

  test('links to the corrections, with the date of the newest correction', () => {
    const corrections = [{ date: updated, text: 'A name.' }];
    const heading = <PostHeading city={thisCity()} post={post({ corrections })} />;
    expect(words(heading)).toContain('November 1, 2026 · Corrected November 5, 2026');
    expect(html(heading)).toContain('href="#corrections"');
  });

  test('links the byline to the author’s page', () => {
    const author = postAuthor(post(), thisCity());
    if (!author?.key) throw new Error('the city has no newsroom');
    expect(html(<PostHeading city={thisCity()} post={post()} />)).toContain(`href="${authorPath(author)}"`);
  });

  test('names an author whom the city does not list, without a link', () => {
    const byline = html(<PostHeading city={thisCity()} post={post({ author: 'Maria Lopez' })} />);
    expect(byline).toContain('By Maria Lopez<');
    expect(byline).not.toContain('href="/authors/');
  });

  test('shows the kind of a post in a section, and links to the section', () => {
    const heading = <PostHeading city={thisCity()} post={post({ section: 'sports', kind: 'opinion' })} />;
    expect(words(heading)).toMatch(/^Home \/ Sports Opinion A post/);
    expect(html(heading)).toContain('href="/news/sports"');
  });

  test.each([
    [undefined, blogTitle(thisCity())],
    ['guide', 'Guides'],
    ['opinion', 'Opinion'],
  ] as const)('links a post of kind %s without a section to all posts, under the name %s', (kind, name) => {
    const heading = <PostHeading city={thisCity()} post={post({ kind })} />;
    expect(words(heading)).toMatch(new RegExp(`^Home / ${name} A post`));
    expect(html(heading)).toContain('href="/blog"');
  });
});
