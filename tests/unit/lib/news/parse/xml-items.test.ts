import { describe, expect, test } from '@jest/globals';
import { readXmlFeed } from '@/lib/news/parse/xml-feed';

function parts(text: string) {
  const read = readXmlFeed(text, 'https://paper.example/feed');
  if (!read.ok) return read.failure;
  const { channel, itemCount, item, complete } = read.value;
  const own = [...channel.children.values()].flat().filter(({ name }) => name !== 'item');
  const items = Array.from({ length: itemCount }, (_, index) => item(index).text);
  return { head: own.map(({ name, text }) => `${name}=${text}`), items, complete };
}

const atom = 'http://www.w3.org/2005/Atom';
const item = (inside: string) => `<item>${inside}</item>`;
const channel = (inside: string) => `<channel>${inside}</channel>`;

describe('the items of a document', () => {
  test('are separate from the channel’s fields before, between and after them', () => {
    const inside = '<title>C</title> <item>1</item><link/><item>2</item><ttl>5</ttl>';
    const head = ['title=C', 'link=', 'ttl=5'];
    expect(parts(`<rss>${channel(inside)}</rss>`)).toEqual({ head, items: ['1', '2'], complete: true });
  });

  test.each<[string, string, string[], boolean]>([
    [
      'may be entries with any namespace prefix',
      `<feed xmlns:a="${atom}"><a:entry>1</a:entry></feed>`,
      ['1'],
      true,
    ],
    ['end where the next item begins', '<rss><item>1<item>2</item></rss>', ['1', '2'], true],
    ['end with the document', '<rss><item>1</rss>', ['1'], true],
    ['are left out if the document ends inside them', '<rss><item>1</item><item>2', ['1'], false],
    [
      'are ignored in CDATA and comments',
      '<rss><![CDATA[<item>]]><!--<item>--><item>1</item></rss>',
      ['1'],
      true,
    ],
    ['are ignored after the end of the root', '<rss><channel/></rss><item>1</item>', [], true],
    ['are read from two channels', `<rss>${channel(item('1'))}${channel(item('2'))}</rss>`, ['1', '2'], true],
    ['are read inside a second root', '<rss><rss><item>1</item></rss></rss>', ['1'], true],
    ['are kept if the root’s end tag is written as a start tag', '<rss><item>1</item><rss>', ['1'], false],
    ['are found in a wrapper element', `<rss><w>${item('1')}${item('2')}</w></rss>`, ['1', '2'], true],
    [
      'are found in separate wrapper elements, in document order',
      `<rss><w>${item('1')}</w><w><x>${item('2')}</x></w>${item('3')}</rss>`,
      ['1', '2', '3'],
      true,
    ],
    [
      'are separated even if they are nested in each other',
      `<rss>${item(`1${item('2')}${item('3')}`)}</rss>`,
      ['1', '2', '3'],
      true,
    ],
    [
      'are not cut off by a channel’s end tag inside an item',
      `<rss>${channel(`${item('<a>1</channel></a><b>2</b>')}${item('2')}`)}</rss>`,
      ['<a>1</a><b>2</b>', '2'],
      true,
    ],
  ])('%s', (_name, text, items, complete) => {
    expect(parts(text)).toMatchObject({ items, complete });
  });

  test.each([
    ['<title>C</title><item>1</item><ttl>5', ['title=C', 'ttl=5']],
    ['<title>C</title><item>1</item><item>2', ['title=C']],
  ])('are read from a channel cut off after %s, with the channel fields %j', (inside, head) => {
    expect(parts(`<rss><channel>${inside}`)).toMatchObject({ head, items: ['1'], complete: false });
  });

  test('are not mixed up if end tags differ in case', () => {
    const links = ['https://a.example/one', 'https://a.example/two'];
    const items = links.map((link) => item(`<title>A</TITLE><link>${link}</link>`)).join('');
    const read = readXmlFeed(`<rss>${channel(items)}</rss>`, 'https://a.example/');
    const linkOf = (index: number) => read.ok && read.value.item(index).children.get('link')?.[0]?.text;
    expect(read.ok && read.value.itemCount).toBe(2);
    expect([0, 1].map(linkOf)).toEqual(links);
  });
});
