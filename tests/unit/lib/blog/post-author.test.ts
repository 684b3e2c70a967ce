import { describe, expect, test } from '@jest/globals';
import { postAuthor, postsBy } from '@/lib/blog/post-author';
import type { Author } from '@/lib/city/city-type';

const author = (key: string, kind: Author['kind']): Author => ({
  key,
  kind,
  name: key,
  role: 'Editor',
  bio: 'Writes.',
});
const [ann, newsroom] = [author('ann', 'person'), author('newsroom', 'organization')];

describe('who signs a post', () => {
  test.each([
    ['the author that it names', 'ann', [ann, newsroom], ann],
    ['the newsroom where it names nobody', undefined, [ann, newsroom], newsroom],
    ['the newsroom where it names somebody whom the city does not know', 'bob', [ann, newsroom], newsroom],
    ['nobody but the paper where the city has no newsroom', undefined, [ann], undefined],
  ])('%s', (_, key, authors, signer) => {
    expect(postAuthor({ author: key }, { authors })).toBe(signer);
  });

  test('an author’s posts are those that the author has signed, in their order', () => {
    const posts = [{ slug: 'a' }, { slug: 'b', author: 'ann' }, { slug: 'c' }];
    const slugs = (who: Author) => postsBy(who, posts, { authors: [ann, newsroom] }).map(({ slug }) => slug);
    expect([slugs(ann), slugs(newsroom)]).toEqual([['b'], ['a', 'c']]);
  });
});
