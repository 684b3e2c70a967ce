import { describe, expect, test } from '@jest/globals';
import { scanItems } from '@/lib/news/parse/xml-feed';

const nameOf = (written: string) => written.toLowerCase().replace('entry', 'item').replace(/^.*:/, '');

function parts(text: string) {
  const { head, itemCount, itemText, complete } = scanItems(text, nameOf);
  return { head, items: Array.from({ length: itemCount }, (_, index) => itemText(index)), complete };
}

describe('the items of a document', () => {
  test('stand apart from its head, which has what comes before, between and after them', () => {
    expect(parts('<rss><title>C</title> <item>1</item><link/><item>2</item><ttl>5</ttl></rss>')).toEqual({
      head: '<rss><title>C</title><link/><ttl>5</ttl>',
      items: ['<item>1</item>', '<item>2</item>'],
      complete: true,
    });
  });

  test.each<[string, string, string[], boolean]>([
    [
      'are entries too, under any prefix',
      '<feed><a:entry>1</a:entry></feed>',
      ['<a:entry>1</a:entry>'],
      true,
    ],
    [
      'end where the next begins, if their own end is missing',
      '<rss><item>1<item>2</item></rss>',
      ['<item>1', '<item>2</item>'],
      true,
    ],
    ['end with the document', '<rss><item>1</rss>', ['<item>1'], true],
    ['that are cut off are left out', '<rss><item>1</item><item>2', ['<item>1</item>'], false],
    [
      'in CDATA and comments are text',
      '<rss><![CDATA[<item>]]><!-- <item> --><item>1</item></rss>',
      ['<item>1</item>'],
      true,
    ],
    ['are none where the root is empty', '<rss/><item>1</item>', [], true],
    ['are none where there is no root', 'words', [], false],
    [
      'go on past a second start of the root',
      '<rss><rss><item>1</item></rss></rss>',
      ['<item>1</item>'],
      true,
    ],
    ['without content are none', '<rss><item/><item>1</item></rss>', ['<item>1</item>'], true],
  ])('%s', (_name, text, items, complete) => {
    expect(parts(text)).toMatchObject({ items, complete });
  });

  test.each([
    ['<rss><title>C</title><item>1</item><ttl>5', '<rss><title>C</title><ttl>5'],
    ['<rss><title>C</title><item>1</item><item>2', '<rss><title>C</title>'],
  ])('of %s, which is cut off, the head is %s', (text, head) => {
    expect(parts(text)).toMatchObject({ head, complete: false });
  });
});
