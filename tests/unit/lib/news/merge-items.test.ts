import { describe, expect, it } from '@jest/globals';
import { mergeItems } from '@/lib/news/merge-items';
import type { NewsItem } from '@/lib/news/news-item';

const seen = new Date('2026-11-20T12:00:00Z');
let count = 0;

/** An item that differs from every other one but for what is given. */
function item(fields: Partial<NewsItem> = {}): NewsItem {
  count++;
  return {
    id: `id-${count}`,
    title: `Story number ${count}`,
    description: '',
    link: `https://paper.example/${count}`,
    source: 'The Orange Paper',
    firstSeen: seen,
    ...fields,
  };
}

function hoursAgo(hours: number): Date {
  return new Date(seen.getTime() - hours * 3_600_000);
}

function titles(items: readonly NewsItem[]): string[] {
  return items.map(({ title }) => title);
}

describe('order (row 45)', () => {
  it('is newest first over all lists', () => {
    const one = [item({ title: 'C', pubDate: hoursAgo(3) }), item({ title: 'A', pubDate: hoursAgo(1) })];
    const two = [item({ title: 'D', pubDate: hoursAgo(4) }), item({ title: 'B', pubDate: hoursAgo(2) })];
    expect(titles(mergeItems([one, two]))).toEqual(['A', 'B', 'C', 'D']);
  });

  it('puts items without a date last, by when they were first seen, then as the feed has them (row 21)', () => {
    const items = [
      item({ title: 'undated old', firstSeen: hoursAgo(9) }),
      item({ title: 'undated one' }),
      item({ title: 'undated two' }),
      item({ title: 'dated', pubDate: hoursAgo(900) }),
    ];
    expect(titles(mergeItems([items]))).toEqual(['dated', 'undated one', 'undated two', 'undated old']);
  });

  it('does not let a future date lead (row 22)', () => {
    const future = item({ title: 'future', pubDate: hoursAgo(-900), firstSeen: hoursAgo(5) });
    expect(titles(mergeItems([[future, item({ title: 'fresh', pubDate: hoursAgo(1) })]]))).toEqual([
      'fresh',
      'future',
    ]);
  });

  it('is not changed in the lists that were given', () => {
    const list = [item({ pubDate: hoursAgo(2) }), item({ pubDate: hoursAgo(1) })];
    const before = titles(list);
    mergeItems([list]);
    expect(titles(list)).toEqual(before);
  });
});

describe('limit', () => {
  it('counts what is left when twins are gone', () => {
    const twin = { link: 'https://paper.example/same', pubDate: hoursAgo(1) };
    const items = [
      item(twin),
      item(twin),
      item({ title: 'B', pubDate: hoursAgo(2) }),
      item({ pubDate: hoursAgo(3) }),
    ];
    expect(mergeItems([items], 2)).toHaveLength(2);
    expect(mergeItems([items], 2)[1]?.title).toBe('B');
  });

  it('keeps all without one', () => {
    expect(mergeItems([[item(), item()], [item()]])).toHaveLength(3);
  });

  it('gives nothing for no lists', () => {
    expect(mergeItems([])).toEqual([]);
  });
});

describe('twins (row 19)', () => {
  it('are found by the link, whatever hangs on it', () => {
    const one = item({ link: 'https://paper.example/story?utm_source=rss', pubDate: hoursAgo(1) });
    const two = item({ link: 'https://PAPER.example/story/#top', pubDate: hoursAgo(200) });
    expect(mergeItems([[two], [one]])).toEqual([one]);
  });

  it('are found by title and source within 72 hours', () => {
    const one = item({ title: 'Pool opens in June', pubDate: hoursAgo(1) });
    const two = item({ title: 'POOL OPENS, in June!', pubDate: hoursAgo(70) });
    expect(mergeItems([[one, two]])).toEqual([one]);
  });

  it('are none when the title comes back later', () => {
    const one = item({ title: 'The week in pictures', pubDate: hoursAgo(1) });
    const two = item({ title: 'The week in pictures', pubDate: hoursAgo(1 + 7 * 24) });
    expect(mergeItems([[one, two]])).toEqual([one, two]);
  });

  it('are none when another source has the same title', () => {
    const one = item({ title: 'Ducks win', source: 'A', pubDate: hoursAgo(1) });
    const two = item({ title: 'Ducks win', source: 'B', pubDate: hoursAgo(2) });
    expect(mergeItems([[one], [two]])).toEqual([one, two]);
  });

  it('without dates go by when they were first seen', () => {
    const one = item({ title: 'Ducks win' });
    const two = item({ title: 'Ducks win', firstSeen: hoursAgo(2) });
    expect(mergeItems([[one, two]])).toEqual([one]);
  });

  it('with titles of signs alone are told apart by their links', () => {
    const items = [
      item({ title: '???', pubDate: hoursAgo(1) }),
      item({ title: '!!!', pubDate: hoursAgo(2) }),
    ];
    expect(mergeItems([items])).toEqual(items);
  });
});
