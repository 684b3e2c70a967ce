import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type FakeUpstream, type FaultKind, startFakeUpstream } from '../../../fake-upstream/fake-upstream';
import { faultGroups } from '../../../fake-upstream/faults/all-faults';
import { ask } from '../raw-client';

let upstream: FakeUpstream;
beforeAll(async () => {
  upstream = await startFakeUpstream();
});
afterAll(() => upstream.close());

/** The items of the feed under a fault, each as the text between its tags. */
async function itemsOf(kind: FaultKind): Promise<string[]> {
  upstream.setFault('business', kind);
  const { text } = await ask(`${upstream.url}/business.xml`);
  expect(text).toMatch(/<\/rss>\n$/);
  return Array.from(text.matchAll(/<item>(.*?)<\/item>/gs), (match) => match[1] ?? '');
}

describe('odd items', () => {
  test.each([
    ['no-titles', '<title'],
    ['no-links', '<link'],
    ['no-guids', '<guid'],
    ['no-descriptions', '<description'],
    ['undated', '<pubDate'],
  ] as const)('%s have no %s', async (kind, start) => {
    const items = await itemsOf(kind);
    expect(items).toHaveLength(25);
    expect(items.filter((item) => item.includes(start))).toEqual([]);
  });

  test.each([
    ['no-links', /<guid isPermaLink="false">item-1</, /<guid>https:\/\/example.com\/business\/1-02</],
    ['bare-items', /<title>Business/, /^\s*$/],
    ['duplicate-guids', /<guid isPermaLink="false">0</, /<guid isPermaLink="false">0</],
    ['future-dates', /<pubDate>[^<]* 2126 /, /<pubDate>[^<]* 2126 /],
    ['garbage-dates', /<pubDate>yesterday</, /<pubDate><\/pubDate>/],
    ['zoned-dates', /08:00:00 EST</, /08:00:00 PDT</],
    ['number-titles', /<title>007</, /<title>0x1F</],
    ['escaped-titles', /<title>AT&amp;amp;T Business/, /<title>Fish &amp;lt;3 chips Business/],
    ['long-title', /<title>W{10000}</, /<title>Business/],
    ['odd-links', /<link>\/\/example.org\/a1</, /<link>\/relative\/b2</],
  ] as const)('%s: the first item matches %s, the second %s', async (kind, first, second) => {
    const items = await itemsOf(kind);
    expect(items[0]).toMatch(first);
    expect(items[1]).toMatch(second);
  });

  test('changing-guids are others each time', async () => {
    upstream.setFault('business', 'changing-guids');
    const guids = async () => (await ask(`${upstream.url}/business.xml`)).text.match(/<guid[^>]*>[^<]*/g);
    expect(await guids()).not.toEqual(await guids());
  });

  test('repeated-items come five times, under five links', async () => {
    const items = await itemsOf('repeated-items');
    expect(items).toHaveLength(125);
    const firstFive = items.slice(0, 5).map((item) => /<link>([^<]*)/.exec(item)?.[1] ?? '');
    expect(new Set(firstFive).size).toBe(5);
    expect(new Set(firstFive.map((link) => link.split('?')[0]))).toEqual(
      new Set(['https://example.org/business/1-01']),
    );
  });

  test('every kind of this group is to be served', () => {
    const outcomes = Object.values(faultGroups['odd-items']).map((fault) => fault.expect);
    expect(new Set(outcomes)).toEqual(new Set(['served']));
  });
});
