import { describe, expect, test } from '@jest/globals';
import { PostHeading } from '@/components/post/post-heading';
import type { BlogPost } from '@/lib/blog/blog-post';
import { html, words } from '../../html';
import { post } from '../../lib/blog/make-blog';
import { city } from '../../served-city';

const heading = (facts: Partial<BlogPost> = {}) => <PostHeading city={city} post={post(facts)} />;

describe('PostHeading', () => {
  const updated = new Date('2026-11-05T20:00:00Z');
  const corrections = [{ date: updated, text: 'A name.' }];

  test('shows what was changed and when, next to the publication date', () => {
    expect(words(heading({ updated, updateNote: 'new hours' }))).toContain(
      'November 1, 2026 · Updated November 5, 2026 : new hours · ',
    );
  });

  test.each([
    ['without the date of the update', { updateNote: 'new hours' }],
    ['without a note about the update', { updated }],
    ['that only has a correction', { corrections }],
  ])('shows no update on a post %s', (_, facts) => {
    expect(words(heading(facts))).not.toContain('Updated');
  });

  test('links to the corrections, with the date of the newest correction', () => {
    expect(words(heading({ corrections }))).toContain('November 1, 2026 · Corrected November 5, 2026');
    expect(html(heading({ corrections }))).toContain('href="#corrections"');
  });

  test('links the byline only to an author whom the city lists', () => {
    expect(html(heading())).toContain('href="/authors/newsroom"');
    const byline = html(heading({ author: 'Maria Lopez' }));
    expect(byline).toContain('By Maria Lopez<');
    expect(byline).not.toContain('href="/authors/');
  });

  test('labels a post in a section with its kind, and links to the section', () => {
    const opinion = heading({ section: 'sports', kind: 'opinion' });
    expect(words(opinion)).toMatch(/^Home \/ Sports Opinion A post/);
    expect(html(opinion)).toContain('href="/news/sports"');
  });

  test('labels a post without a section with its kind, and links to all posts', () => {
    expect(words(heading({ kind: 'guide' }))).toMatch(/^Home \/ Guides A post/);
    expect(html(heading({ kind: 'guide' }))).toContain('href="/blog"');
  });
});
