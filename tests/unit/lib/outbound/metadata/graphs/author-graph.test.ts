import { describe, expect, test } from '@jest/globals';
import type { Author } from '@/lib/city/city-type';
import { authorGraph, authorThing } from '@/lib/outbound/metadata/graphs/author-graph';
import { boulder } from '../../../../small-cities';
import { page } from '../../../blog/make-blog';

const ann: Author = { key: 'ann', kind: 'person', name: 'Ann Bell', role: 'Reporter', bio: 'Writes.' };
const site = 'http://localhost:3000';
const publisher = {
  '@type': 'NewsMediaOrganization',
  '@id': `${site}/#publisher`,
  name: boulder.siteTitle,
  url: `${site}/`,
};

describe('who has signed a post', () => {
  test('is a person with a page', () => {
    expect(authorThing(ann, boulder)).toEqual({
      '@type': 'Person',
      '@id': `${site}/authors/ann#author`,
      name: 'Ann Bell',
      jobTitle: 'Reporter',
      url: `${site}/authors/ann`,
    });
  });

  test.each([
    ['of an organization', { ...ann, kind: 'organization' as const }],
    ['of nobody', undefined],
  ])('is the publisher: %s', (_, author) => {
    expect(authorThing(author, boulder)).toEqual(publisher);
  });
});

describe('the page of an author', () => {
  const parts = (posts: readonly string[]) =>
    JSON.parse(JSON.stringify(authorGraph(ann, page(posts).entries, boulder)))['@graph'];

  test('is about the author, as a part of the site', () => {
    expect(parts([])[0]).toMatchObject({
      '@type': 'ProfilePage',
      '@id': `${site}/authors/ann`,
      url: `${site}/authors/ann`,
      name: 'Ann Bell',
      inLanguage: boulder.locale,
      isPartOf: { '@id': `${site}/#site` },
      mainEntity: { '@type': 'Person', description: 'Writes.' },
    });
  });

  test('lists the posts in order', () => {
    expect(parts(['a', 'b'])[1]).toEqual({
      '@type': 'ItemList',
      numberOfItems: 2,
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'a', url: `${site}/blog/a` },
        { '@type': 'ListItem', position: 2, name: 'b', url: `${site}/blog/b` },
      ],
    });
  });

  test('stands under Home', () => {
    expect(parts([])[2]).toMatchObject({
      itemListElement: [{ name: 'Home' }, { name: 'Ann Bell', item: `${site}/authors/ann` }],
    });
  });
});
