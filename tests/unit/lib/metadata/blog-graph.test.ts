import { expect, test } from '@jest/globals';
import { thisCity } from '@/lib/city/this-city';
import { blogListGraph, postGraph } from '@/lib/metadata/graphs/blog-graph';
import { jsonLdText } from '@/lib/metadata/graphs/json-ld';
import { page, post } from '../blog/make-blog';

const city = thisCity();
const parts = (graph: object) => (JSON.parse(JSON.stringify(graph)) as { '@graph': object[] })['@graph'];

test('a post is a BlogPosting with an offset in its date, under Home and Opinion', () => {
  const [posting, trail] = parts(postGraph(post(), city));
  expect(posting).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'A post',
    datePublished: '2026-11-01T12:00:00-08:00',
    url: 'http://localhost:3000/blog/a-post',
    keywords: ['parks', 'where to park'],
  });
  expect(trail).toMatchObject({
    itemListElement: [
      { position: 1, item: 'http://localhost:3000/' },
      { position: 2, item: 'http://localhost:3000/blog' },
      { position: 3, name: 'A post' },
    ],
  });
});

test('an unknown date is left out', () => {
  expect(parts(postGraph(post({ date: undefined }), city))[0]).not.toHaveProperty('datePublished');
});

test('a title cannot end its element', () => {
  expect(jsonLdText(postGraph(post({ metaTitle: '</script><script>' }), city))).not.toContain('</script>');
});

test('a page of the list names its posts by their addresses', () => {
  const [, list] = parts(blogListGraph('/blog?page=2', page(['a', 'b']).entries, city));
  expect(list).toMatchObject({
    numberOfItems: 2,
    itemListElement: [
      { position: 1, url: 'http://localhost:3000/blog/a' },
      { position: 2, url: 'http://localhost:3000/blog/b' },
    ],
  });
});
