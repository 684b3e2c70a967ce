import '../../open-cities';
import { describe, expect, test } from '@jest/globals';
import { AuthorPage } from '@/components/blog/post-lists';
import type { Author } from '@/lib/city/city-type';
import { authorGraph } from '@/lib/outbound/metadata/graphs/blog-graph';
import { html, words } from '../../html';
import { post } from '../../lib/blog/make-blog';
import { thisCity } from '../../this-city';

const ann: Author = {
  key: 'ann',
  kind: 'person',
  name: 'Ann Bell',
  role: 'Reporter',
  bio: 'Covers the council.',
};
const page = () => {
  const list = {
    state: 'posts',
    number: 1,
    pages: 1,
    entries: [post()],
    pictureOf: () => undefined,
  } as const;
  return <AuthorPage city={thisCity()} view={{ author: ann, list }} />;
};
const things = (author: Author) =>
  (JSON.parse(JSON.stringify(authorGraph(author, [post()], thisCity()))) as { '@graph': object[] })['@graph'];

describe('AuthorPage', () => {
  test('introduces the author and lists the author’s posts', () => {
    expect(html(page()).match(/<h1/g)).toHaveLength(1);
    expect(words(page())).toMatch(/Ann Bell .*Covers the council\..*A post/);
  });

  test('says that there are no posts', () => {
    expect(
      words(<AuthorPage city={thisCity()} view={{ author: ann, list: { state: 'empty' } }} />),
    ).toContain('No blogs found.');
  });

  test('says that the posts cannot be loaded, rather than that there are none', () => {
    const unknown = (
      <AuthorPage
        city={thisCity()}
        view={{ author: ann, list: { state: 'error', message: 'HTTP error! status: 502' } }}
      />
    );
    expect(words(unknown)).toContain('Error loading blogs: HTTP error! status: 502');
    expect(words(unknown)).not.toContain('No blogs found.');
    expect(html(unknown)).not.toContain('ItemList');
  });

  test('describes the newsroom as the publisher', () => {
    expect(things({ ...ann, kind: 'organization' })[0]).toMatchObject({
      mainEntity: { '@type': 'NewsMediaOrganization', '@id': 'http://localhost:3000/#publisher' },
    });
  });
});
