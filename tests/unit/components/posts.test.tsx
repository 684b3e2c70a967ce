import { describe, expect, test } from '@jest/globals';
import { AuthorPage } from '@/components/blog/post-lists';
import { WatchRelated } from '@/components/post/after-post';
import { CorrectionList, PostCorrections } from '@/components/post/corrections';
import { PostHeading } from '@/components/post/post-heading';
import type { BlogPost } from '@/lib/blog/blog-post';
import type { Author } from '@/lib/city/city-type';
import { html, words } from '../html';
import { post } from '../lib/blog/make-blog';
import { city } from '../served-city';

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
  ])('shows no “Updated” on a post %s', (_, facts) => {
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

test('PostCorrections shows nothing below a post without corrections', () => {
  expect(html(<PostCorrections city={city} />)).toBe('');
});

test.each([
  [{ href: '/blog/a-post', title: 'A post' }, 'A post'],
  [{ href: '/contact' }, 'Contact'],
  [{ href: '/news/sports' }, '/news/sports'],
  [{ href: 'https://www.paper.example/a' }, 'paper.example'],
])('CorrectionList shows %j as “%s”', (of, name) => {
  const correction = { date: new Date('2026-11-05T20:00:00Z'), text: 'We misspelled a name.', of };
  expect(words(<CorrectionList city={city} corrections={[correction]} />)).toBe(
    `November 5, 2026 ${name} We misspelled a name.`,
  );
});

test('WatchRelated shows an error and a link for an address from which no video id can be read', () => {
  const video = <WatchRelated city={city} address="https://youtu.be/abcdefgh-_1" picture={undefined} />;
  expect(words(video)).toMatch(/Unable to load video.*Watch on YouTube/);
});

const author: Author = {
  ...{ key: 'ann', kind: 'person', name: 'Ann Bell' },
  ...{ role: 'Reporter', bio: 'Covers the council.' },
};

describe('AuthorPage', () => {
  test('introduces the author and lists the author’s posts', () => {
    const list = { number: 1, pages: 1, entries: [post()], pictureOf: () => undefined };
    const page = <AuthorPage city={city} view={{ author, list: { state: 'posts', ...list } }} />;
    expect(html(page).match(/<h1/g)).toHaveLength(1);
    expect(words(page)).toMatch(/Ann Bell .*Covers the council\..*A post/);
  });

  test.each([
    [{ state: 'empty' }, 'No blogs found.', 'Error'],
    [
      { state: 'error', message: 'HTTP error! status: 502' },
      'Error loading blogs: HTTP error! status: 502',
      'No blogs',
    ],
  ] as const)('says why it lists no posts: %j', (list, message, other) => {
    const text = words(<AuthorPage city={city} view={{ author, list }} />);
    expect(text).toContain(message);
    expect(text).not.toContain(other);
  });
});
