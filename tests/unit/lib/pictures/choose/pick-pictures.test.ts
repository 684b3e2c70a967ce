import { describe, expect, test } from '@jest/globals';
import type { Motif, Picture } from '@/lib/city/city-type';
import type { NewsItem } from '@/lib/news/news-item';
import { calledMotifs, pickPhotos, pickPictures, withPictures } from '@/lib/pictures/choose/pick-pictures';
import { newsItem } from '../../../news-items';

/** A pool of drawings: each motif in so many palettes, named like `grove-2`. */
function pool(motifs: readonly string[], palettes: number): Picture[][] {
  return motifs.map((motif) =>
    Array.from({ length: palettes }, (_, palette) => ({
      src: `${motif}-${palette}`,
      width: 600,
      height: 400,
    })),
  );
}

function ids(count: number): { id: string }[] {
  return Array.from({ length: count }, (_, at) => ({ id: `https://example.org/story/${at}` }));
}

function sources(picked: readonly (Picture | undefined)[]): (string | undefined)[] {
  return picked.map((picture) => picture?.src);
}

const eight = { pictures: pool(['grove', 'river', 'books', 'hall', 'arch', 'market', 'waves', 'cup'], 6) };
const motifOf = (picture: Picture | undefined) => picture?.src.split('-')[0];

describe('drawings for a list', () => {
  test('the same list has the same drawings, every time', () => {
    expect(pickPictures(ids(20), eight)).toEqual(pickPictures(ids(20), eight));
  });

  test('the hash is FNV-1a, by its published vectors: a is 0xe40c292c, foobar is 0xbf9cf968', () => {
    expect(0xe40c292c % 48).toBe(3 * 8 + 4);
    expect(0xbf9cf968 % 48).toBe(5 * 8 + 0);
    expect(sources(pickPictures([{ id: 'a' }, { id: 'foobar' }], eight))).toEqual(['arch-3', 'grove-5']);
  });

  test.each([5, 20, 48])('of %i, no two are the same while the pool lasts', (count) => {
    const picked = sources(pickPictures(ids(count), eight));
    expect(new Set(picked).size).toBe(count);
  });

  test('a pool that is too small is used again, evenly', () => {
    const picked = sources(pickPictures(ids(9), { pictures: pool(['grove', 'river', 'books'], 1) }));
    for (const src of ['grove-0', 'river-0', 'books-0']) {
      expect(picked.filter((one) => one === src)).toHaveLength(3);
    }
  });

  test('no motif stands within five of itself, so none is beside or below itself in rows of five', () => {
    const motifs = pickPictures(ids(20), eight).map(motifOf);
    const tooNear = motifs.filter((motif, at) => motifs.slice(at + 1, at + 6).includes(motif));
    expect(tooNear).toEqual([]);
  });

  test('where few motifs are left, the one shown longest ago comes next', () => {
    const motifs = pickPictures(ids(12), { pictures: pool(['grove', 'river', 'books', 'hall'], 3) }).map(
      motifOf,
    );
    const tooNear = motifs.filter((motif, at) => motifs.slice(at + 1, at + 3).includes(motif));
    expect(tooNear).toEqual([]);
  });

  test('a new item on top does not change the drawing of any other', () => {
    const before = pickPictures(ids(20), eight);
    const after = pickPictures([{ id: 'https://example.org/breaking' }, ...ids(20)], eight);
    expect(after.slice(1)).toEqual(before);
  });

  test.each([
    ['no motifs', []],
    ['a motif without drawings', [[]]],
  ])('%s: no drawings, and no failure', (_, motifs) => {
    expect(pickPictures(ids(3), { pictures: motifs })).toEqual([undefined, undefined, undefined]);
  });

  test('no items, no drawings', () => {
    expect(pickPictures([], eight)).toEqual([]);
  });
});

describe('a title that calls for a motif', () => {
  const [pitch = [], rink = []] = pool(['pitch', 'rink'], 2);
  const called = [
    { words: ['soccer'], motif: pitch },
    { words: ['hockey', 'ice'], motif: rink },
  ];
  const sports = { ...eight, called };
  const list = (...titles: string[]) => titles.map((title, at) => ({ id: `${at}`, title }));
  const motifs = (...titles: string[]) => pickPictures(list(...titles), sports).map(motifOf);

  test('has it', () => {
    expect(motifs('Saturday soccer, where everyone plays', 'A hockey team named for a film')).toEqual([
      'pitch',
      'rink',
    ]);
  });

  test('goes without where one just beside has it: neighbors differ', () => {
    const [newer, older] = motifs('Soccer for girls', 'Soccer for boys');
    expect(older).toBe('pitch');
    expect(newer).not.toBe('pitch');
  });

  test('has the second thing it calls for, where the first is taken', () => {
    expect(motifs('Soccer on ice', 'Soccer on grass')).toEqual(['rink', 'pitch']);
  });

  test('is left what it calls for by the five before it, which go by their hash', () => {
    const calls = [{ words: ['market'], motif: eight.pictures[5] ?? [] }];
    const older = Array.from({ length: 200 }, (_, at) => ({ id: `${at}`, title: 'News' }));
    const wanted = older.filter(({ id }) => motifOf(pickPictures([{ id }], eight)[0]) === 'market');
    expect(wanted).not.toHaveLength(0);
    for (const one of wanted) {
      const list = [{ id: 'new', title: 'A market opens' }, one];
      expect(motifOf(pickPictures(list, { ...eight, called: calls })[0])).toBe('market');
    }
  });

  test('moves no other than the five below it, when it is new', () => {
    const titles = Array.from({ length: 20 }, (_, at) => (at % 4 === 0 ? 'Soccer' : 'News'));
    const before = pickPictures(list(...titles), sports);
    const after = pickPictures([{ id: 'new', title: 'Ice' }, ...list(...titles)], sports);
    expect(after.slice(6)).toEqual(before.slice(5));
  });

  test('others do not show what must be called for', () => {
    const drawn = pickPictures(
      ids(24).map(({ id }) => ({ id, title: 'Who plays in town' })),
      sports,
    );
    expect(drawn.map(motifOf)).not.toContain('pitch');
  });

  test('no drawing twice while there are others', () => {
    const titles = Array.from({ length: 40 }, (_, at) => (at % 6 === 0 ? 'Soccer' : 'News'));
    const drawn = sources(pickPictures(list(...titles), sports));
    expect(new Set(drawn).size).toBe(40);
  });
});

describe('what stands beside an item', () => {
  const called = [{ words: ['soccer', 'shell'], motif: eight.pictures[0] ?? [] }];
  const withTitle = (title: string, facts: Partial<NewsItem> = {}) =>
    newsItem({ title, kind: 'feature', ...facts });
  const drawn = (item: NewsItem) => withPictures([item], { called })[0]?.picture !== undefined;

  test('is a drawing where the headline calls for one, and none where it does not', () => {
    expect([drawn(withTitle('Soccer in the park')), drawn(withTitle('A long evening'))]).toEqual([
      true,
      false,
    ]);
  });

  test.each<[string, NewsItem]>([
    ['hard news', withTitle('Soccer in the park', { kind: 'hard' })],
    ['a headline of harm', withTitle('Police look for shooter at soccer field')],
    ['a text of harm', withTitle('Soccer in the park', { description: 'Two were injured.' })],
    ['news of public affairs', withTitle('Council votes on soccer fields', { kind: 'news' })],
  ])('is no drawing beside %s', (_, item) => {
    expect(drawn(item)).toBe(false);
  });

  test('is its own photo; else the stock-photo service’s, if any, but never beside hard news', () => {
    const items = [
      newsItem({ id: 'a', image: 'https://cdn.example/a.jpg', kind: 'hard' }),
      newsItem({ id: 'b' }),
      newsItem({ id: 'c', kind: 'hard' }),
    ];
    const photos = (stock?: (id: string) => string) =>
      withPictures(items, {}, stock).map(({ photo }) => photo);
    expect(photos()).toEqual(['https://cdn.example/a.jpg', undefined, undefined]);
    expect(photos((id) => `https://stock.example/${id}`)).toEqual([
      'https://cdn.example/a.jpg',
      'https://stock.example/b',
      undefined,
    ]);
  });
});

const motif = (name: string): Motif => [{ src: name, width: 3, height: 2 }];
const river = motif('river');
const rink = motif('rink');
const swimming = motif('pool');
const table = [
  { words: ['river', 'fishing'], motif: river },
  { words: ['rink', 'ice'], motif: rink },
  { words: ['water polo', 'lap'], motif: swimming },
];

describe('the motifs that a headline calls for', () => {
  test.each([
    ['Ride the river trail', [river]],
    ['RIVER CLEAN-UP', [river]],
    ['Two rivers', [river]],
    ['Rinks open', [rink]],
    ['The river’s edge', [river]],
    ['Ice on the river: a rink', [river, rink]],
    ['Water polo, explained from the third row', [swimming]],
    ['Riverside votes', []],
    ['What justice costs', []],
    ['Water for polo ponies', []],
    ['Overlapping claims', []],
    ['', []],
    ['冰球', []],
  ])('%s', (title, motifs) => {
    expect(calledMotifs(title, table)).toEqual(motifs);
  });
});

test('a plural may end in es', () => {
  expect(calledMotifs('Five churches', [{ words: ['church'], motif: river }])).toEqual([river]);
});

test('a phrase that means something else does not call', () => {
  const shy = [{ words: ['ice'], motif: rink, except: ['ice cream', 'ice agents'] }];
  expect(calledMotifs('Ice cream for ICE agents', shy)).toEqual([]);
  expect(calledMotifs('Ice cream on ice', shy)).toEqual([rink]);
});

const [one, other] = ['https://cdn.example/1.jpg', 'https://cdn.example/2.jpg'];
const withImages = (...images: (string | undefined)[]) => images.map((image) => ({ image }));

test('each item shows its own picture, and one without shows none', () => {
  expect(pickPhotos(withImages(one, undefined, other))).toEqual([one, undefined, other]);
});

test('of two items with the same picture the newer shows it', () => {
  expect(pickPhotos(withImages(one, other, one))).toEqual([one, other, undefined]);
});

test('a picture that three items share is a logo, and none shows it', () => {
  expect(pickPhotos(withImages(one, one, other, one))).toEqual([undefined, undefined, other, undefined]);
});
