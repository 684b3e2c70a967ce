import { expect, test } from '@jest/globals';
import { linkedFeeds } from '../../../../../scripts/new-city/feeds/find-feed';

const page = 'https://paper.example/news/today';
const link = (href: string, more = '') =>
  `<link rel="alternate" type="application/rss+xml" href="${href}" ${more}>`;

test.each<[string, string, string[]]>([
  ['relative', link('/feed/'), ['https://paper.example/feed/']],
  ['of another host', link('https://feeds.example/paper'), ['https://feeds.example/paper']],
  [
    'below a base',
    `<base href="https://other.example/a/">${link('feed.xml')}`,
    ['https://other.example/a/feed.xml'],
  ],
  ['with escaped signs', link('/?f=rss&amp;t=article'), ['https://paper.example/?f=rss&t=article']],
  ['of Atom', '<link href="/a" type="application/atom+xml" rel="alternate">', ['https://paper.example/a']],
  ['in JSON', '<link href="/j" type="application/feed+json" rel="alternate">', ['https://paper.example/j']],
  ['twice', link('/feed/') + link('/feed/'), ['https://paper.example/feed/']],
  ['of the comments', link('/comments/feed/') + link('/x', 'title="Paper » Comments Feed"'), []],
  ['of another scheme', link('javascript:alert(1)'), []],
  ['that is a style sheet', '<link rel="stylesheet" href="/a.css" type="text/css">', []],
  ['in another language', '<link rel="alternate" hreflang="es" href="/es/">', []],
  ['in a page cut off', `<html><head>${link('/feed/')}<title>Pa`, ['https://paper.example/feed/']],
])('a feed %s', (_, html, found) => {
  expect(linkedFeeds(html, page)).toEqual(found);
});
