import { describe, expect, test } from '@jest/globals';
import { AuthorPage } from '@/components/blog/post-lists';
import type { Author } from '@/lib/city/city-type';
import { html, words } from '../../html';
import { post } from '../../lib/blog/make-blog';
import { city } from '../../served-city';

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
