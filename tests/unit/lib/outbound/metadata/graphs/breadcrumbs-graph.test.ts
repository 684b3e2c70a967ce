import { expect, test } from '@jest/globals';
import { breadcrumbsGraph } from '@/lib/outbound/metadata/graphs/breadcrumbs-graph';

test('a breadcrumb begins at the front page, counts from one and names every address', () => {
  const breadcrumbs = breadcrumbsGraph(
    { name: 'Opinion', path: '/blog' },
    { name: 'A post', path: '/blog/a-post' },
  );
  expect(breadcrumbs.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'http://localhost:3000/' },
    { '@type': 'ListItem', position: 2, name: 'Opinion', item: 'http://localhost:3000/blog' },
    { '@type': 'ListItem', position: 3, name: 'A post', item: 'http://localhost:3000/blog/a-post' },
  ]);
});
