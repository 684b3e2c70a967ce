import { describe, expect, it } from '@jest/globals';
import { nameReader, usualPrefix } from '@/lib/news/parse/xml/namespaces';

describe('usualPrefix', () => {
  it.each([
    ['http://www.w3.org/2005/Atom', 'atom'],
    ['https://www.w3.org/2005/Atom/', 'atom'],
    ['http://purl.org/atom/ns#', 'atom'],
    ['http://purl.org/atom/ns#draft-ietf-atompub-format-05', 'atom'],
    ['http://purl.org/dc/elements/1.1/', 'dc'],
    ['http://purl.org/dc/elements/1.1', 'dc'],
    [' HTTP://search.yahoo.com/mrss ', 'media'],
    ['http://my.netscape.com/rdf/simple/0.9/', 'rss'],
    ['http://www.itunes.com/dtds/podcast-1.0.dtd', 'itunes'],
  ])('%s is %s', (uri, prefix) => {
    expect(usualPrefix(uri)).toBe(prefix);
  });

  it.each(['', 'http://example.org/', 'constructor', '__proto__'])('knows nothing of %j', (uri) => {
    expect(usualPrefix(uri)).toBeUndefined();
  });
});

describe('nameReader', () => {
  const xml =
    '<rss xmlns:a="http://www.w3.org/2005/Atom" xmlns:D=\'http://purl.org/dc/elements/1.1/\' xmlns:calendarEvent="https://city.example/Calendar.aspx">';

  it.each([
    ['rss', 'title', 'title'],
    ['rss', 'pubDate', 'pubdate'],
    ['rss', 'a:link', 'atom:link'],
    ['rss', 'D:creator', 'dc:creator'],
    ['rss', 'media:content', 'media:content'],
    ['rss', 'MEDIA:Content', 'media:content'],
    ['rss', 'rss:item', 'item'],
    ['rss', ':item', 'item'],
    ['rss', 'entry', 'entry'],
    ['rss', 'calendarEvent:EventDates', 'calendarevent:eventdates'],
    ['rss', '__proto__', 'x-__proto__'],
    ['rss', 'Constructor', 'x-constructor'],
    ['atom', 'a:entry', 'item'],
    ['atom', 'atom:title', 'title'],
    ['atom', 'entry', 'item'],
    ['atom', 'D:date', 'dc:date'],
  ] as const)('in %s, %s is %s', (native, written, name) => {
    const nameOf = nameReader(xml, native);
    expect(nameOf(written)).toBe(name);
    expect(nameOf(written)).toBe(name);
  });
});

it('a prefix means what its first declaration says', () => {
  const [atom, dublin] = ['http://www.w3.org/2005/Atom', 'http://purl.org/dc/elements/1.1/'];
  const read = nameReader(`<rss xmlns:a="${atom}"><item xmlns:a="${dublin}">`, 'rss');
  expect(read('a:link')).toBe('atom:link');
});
