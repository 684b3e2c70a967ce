import { describe, expect, test } from '@jest/globals';
import { fail, ok } from '@/lib/base/outcome';
import { createCollector } from '@/lib/search/collect-documents';
import type { SearchDocument } from '@/lib/search/search-document';
import type { SearchSource } from '@/lib/search/search-sources';
import { listener } from '../../listener';

const page = (title: string): SearchDocument => ({ kind: 'page', title, text: '', href: `/${title}` });

/** A collector whose second source answers differently each time it is asked. */
function collector(...answers: SearchSource['documents'][]) {
  const { log, lines } = listener();
  let asked = 0;
  const sources: SearchSource[] = [
    { name: 'pages', documents: async () => ok([page('home')]) },
    { name: 'others', documents: () => (answers[asked++] as SearchSource['documents'])() },
  ];
  const collect = createCollector(sources, { waitMs: 20, log });
  return { lines, titles: async () => (await collect()).map(({ title }) => title) };
}

const good = async () => ok([page('other')]);
const failing = async () => fail('timeout', 'no answer yet');
const silent = () => new Promise<never>(() => {});
const broken = async () => Promise.reject(new Error('our own bug'));

describe('collecting', () => {
  test('joins what the sources give, in their order', async () => {
    expect(await collector(good).titles()).toEqual(['home', 'other']);
  });

  test.each([
    ['fails', failing],
    ['is silent', silent],
    ['breaks', broken],
  ])('a source that %s holds up no other', async (_, answer) => {
    expect(await collector(answer).titles()).toEqual(['home']);
  });

  test.each([
    ['fails', failing],
    ['is silent', silent],
    ['breaks', broken],
  ])('a source that %s later gives what it gave before', async (_, answer) => {
    const { titles } = collector(good, answer);
    await titles();
    expect(await titles()).toEqual(['home', 'other']);
  });

  test('a source that has nothing anymore gives nothing', async () => {
    const { titles } = collector(good, async () => ok([]));
    await titles();
    expect(await titles()).toEqual(['home']);
  });

  test('only our own bugs are logged: a failing source has its own line', async () => {
    const quiet = collector(failing);
    await quiet.titles();
    expect(quiet.lines).toEqual([]);
    const loud = collector(broken);
    await loud.titles();
    expect(loud.lines).toEqual([
      expect.stringContaining('error a source of search broke source=others bug=Error: our own bug'),
    ]);
  });
});
