import { expect, test } from '@jest/globals';
import { authorGraph, blogListGraph, postGraph } from '@/lib/outbound/metadata/graphs/blog-graph';
import { city } from '../../../../served-city';
import { entries, post } from '../../../blog/make-blog';

const parts = (graph: object) => (JSON.parse(JSON.stringify(graph)) as { '@graph': object[] })['@graph'];

test('a post is a BlogPosting with UTC offsets in its times, and its breadcrumb leads through Home and Opinion', () => {
  const [posting, breadcrumbs] = parts(postGraph(post(), city));
  expect(posting).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'A post',
    datePublished: '2026-11-01T12:00:00-08:00',
    url: 'http://localhost:3000/blog/a-post',
    keywords: ['parks', 'where to park'],
    isAccessibleForFree: true,
  });
  expect(breadcrumbs).toMatchObject({
    itemListElement: [
      { position: 1, item: 'http://localhost:3000/' },
      { position: 2, item: 'http://localhost:3000/blog' },
      { position: 3, name: 'A post' },
    ],
  });
});

const local = { path: '/news/local-news', name: 'Local News' };
test.each([
  [{ section: 'local-news', kind: 'report' }, 'NewsArticle', local],
  [{ section: 'local-news', kind: 'opinion' }, 'OpinionNewsArticle', local],
  [{ kind: 'opinion' }, 'OpinionNewsArticle', { path: '/blog', name: 'Opinion' }],
  [{ kind: 'guide' }, 'BlogPosting', { path: '/blog', name: 'Guides' }],
  [{ kind: 'report' }, 'NewsArticle', { path: '/blog', name: 'Reports' }],
] as const)(
  'a post with the fields %j has the type %s, its author, and %j in its breadcrumb',
  (facts, type, { path, name }) => {
    const [article, breadcrumbs] = parts(postGraph(post({ ...facts, author: 'Maria Lopez' }), city));
    const author = { '@type': 'Person', name: 'Maria Lopez' };
    expect(article).toMatchObject({ '@type': type, articleSection: name, author });
    const second = { position: 2, name, item: `http://localhost:3000${path}` };
    expect(breadcrumbs).toHaveProperty(
      'itemListElement',
      expect.arrayContaining([expect.objectContaining(second)]),
    );
  },
);

test('a post’s correction is included, and its day is the date of modification', () => {
  const corrections = [{ date: new Date('2026-11-05T08:00:00Z'), text: 'We misspelled a name.' }];
  const [posting] = parts(postGraph(post({ corrections }), city));
  expect(posting).toMatchObject({ dateModified: '2026-11-05', correction: ['We misspelled a name.'] });
});

const card = {
  '@type': 'ImageObject',
  url: expect.stringMatching(/^http:\/\/localhost:3000\/og\/[0-9a-f]{10}\/blog\/a-post\.png$/),
  width: '1200',
  height: '630',
};

test('a post’s own picture is listed before its share card, with an address on our site', () => {
  const [posting] = parts(postGraph(post({ pinterestImageLink: 'https://i.pins.example/a.jpg' }), city));
  const url = expect.stringMatching(/^http:\/\/localhost:3000\/pictures\/.+\/1600$/);
  expect(posting).toHaveProperty('image', [{ '@type': 'ImageObject', url }, card]);
});

test('a post’s picture is left out if the picture proxy refuses it', () => {
  const [posting] = parts(postGraph(post({ pinterestImageLink: 'http://10.0.0.8/a.jpg' }), city));
  expect(posting).toHaveProperty('image', [card]);
});

const ann = { key: 'ann', kind: 'person', name: 'Ann Bell', role: 'Reporter', bio: 'Writes.' } as const;
const byAnn = {
  '@type': 'Person',
  '@id': 'http://localhost:3000/authors/ann#author',
  name: 'Ann Bell',
  jobTitle: 'Reporter',
  url: 'http://localhost:3000/authors/ann',
};
const byPublisher = {
  '@type': 'NewsMediaOrganization',
  '@id': 'http://localhost:3000/#publisher',
  name: city.siteTitle,
  url: 'http://localhost:3000/',
};

test.each([
  ['a person with a page', 'ann', [ann], byAnn],
  [
    'the publisher if an organization signed it',
    'ann',
    [{ ...ann, kind: 'organization' as const }],
    byPublisher,
  ],
  [
    'a person without a page if the city does not list the author',
    'Bob',
    [ann],
    { '@type': 'Person', name: 'Bob' },
  ],
  ['the publisher if nobody signed it', undefined, [], byPublisher],
])('the author of a post is %s', (_, named, authors, author) => {
  const [posting] = parts(postGraph(post({ author: named }), { ...city, authors }));
  expect(posting).toMatchObject({ author, publisher: byPublisher });
});

test('a post without keywords has no keywords property', () => {
  const [posting] = parts(postGraph(post({ shortTailKeywords: [], longTailKeywords: [] }), city));
  expect(posting).not.toHaveProperty('keywords');
});

test('a list of posts links to its posts', () => {
  const [, list] = parts(blogListGraph('/blog?page=2', entries(['a', 'b']), city));
  expect(list).toMatchObject({
    numberOfItems: 2,
    itemListElement: [
      { position: 1, url: 'http://localhost:3000/blog/a' },
      { position: 2, url: 'http://localhost:3000/blog/b' },
    ],
  });
});

test('an author page describes the author, and its breadcrumb begins with Home', () => {
  const [about, list, trail] = parts(authorGraph(ann, entries(['a']), city));
  expect(about).toMatchObject({
    '@type': 'ProfilePage',
    '@id': 'http://localhost:3000/authors/ann',
    url: 'http://localhost:3000/authors/ann',
    inLanguage: city.locale,
    isPartOf: { '@id': 'http://localhost:3000/#site' },
    name: 'Ann Bell',
    mainEntity: { ...byAnn, description: 'Writes.' },
  });
  expect(list).toMatchObject({ '@type': 'ItemList', numberOfItems: 1 });
  expect(trail).toMatchObject({ itemListElement: [{ name: 'Home' }, { name: 'Ann Bell' }] });
});
