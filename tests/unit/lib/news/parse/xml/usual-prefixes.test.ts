import { expect, test } from '@jest/globals';
import { usualPrefix } from '@/lib/news/parse/xml/namespaces';

test.each([
  ['http://www.w3.org/2005/Atom', 'atom'],
  ['http://purl.org/atom/ns#', 'atom'],
  ['http://purl.org/rss/1.0/', 'rss'],
  ['http://my.netscape.com/rdf/simple/0.9/', 'rss'],
  ['http://channel.netscape.com/rdf/simple/0.9/', 'rss'],
  ['http://backend.userland.com/rss', 'rss'],
  ['http://backend.userland.com/rss2', 'rss'],
  ['http://backend.userland.com/blogChannelModule', 'blogchannel'],
  ['http://blogs.law.harvard.edu/tech/rss', 'rss'],
  ['http://www.w3.org/1999/02/22-rdf-syntax-ns#', 'rdf'],
  ['http://www.w3.org/1999/xhtml', 'xhtml'],
  ['http://www.w3.org/XML/1998/namespace', 'xml'],
  ['http://purl.org/dc/elements/1.1/', 'dc'],
  ['http://purl.org/dc/elements/1.0/', 'dc'],
  ['http://purl.org/dc/terms/', 'dcterms'],
  ['http://purl.org/rss/1.0/modules/content/', 'content'],
  ['http://purl.org/rss/1.0/modules/syndication/', 'sy'],
  ['http://purl.org/rss/1.0/modules/slash/', 'slash'],
  ['http://search.yahoo.com/mrss/', 'media'],
  ['http://search.yahoo.com/rss', 'media'],
  ['http://tools.search.yahoo.com/mrss/', 'media'],
  ['http://www.rssboard.org/media-rss', 'media'],
  ['http://video.search.yahoo.com/mrss', 'media'],
  ['http://www.itunes.com/dtds/podcast-1.0.dtd', 'itunes'],
  ['http://rssnamespace.org/feedburner/ext/1.0', 'feedburner'],
  ['http://prismstandard.org/namespaces/1.2/basic/', 'prism'],
  ['http://prismstandard.org/namespaces/basic/2.0/', 'prism'],
])('quirk 33: whatever prefix a feed uses for %s, it is read as %s', (uri, prefix) => {
  expect(usualPrefix(uri)).toBe(prefix);
  expect(usualPrefix(uri.replace('http:', 'https:').replace(/[/#]$/, ''))).toBe(prefix);
});

test('an address that nobody knows has no usual prefix', () => {
  expect(usualPrefix('https://paper.example/ns')).toBeUndefined();
});
