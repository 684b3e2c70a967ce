import { expect, test } from '@jest/globals';
import { parseAtomFeed } from 'feedsmith';
import { writeAtom } from '@/lib/outbound/write/write-atom';
import { entry, feed } from './make-feed';

const self = 'https://paper.example/atom.xml';

test('an Atom feed has its own address, its page, its author and its time', () => {
  const parsed = parseAtomFeed(writeAtom(feed([], { id: 'https://paper.example/posts' }), self));
  expect(parsed).toMatchObject({
    id: 'https://paper.example/posts',
    title: { value: 'The Paper' },
    updated: '2026-11-19T08:00:00Z',
    authors: [{ name: 'The Paper' }],
  });
  expect(parsed.links).toContainEqual({ href: self, rel: 'self', type: 'application/atom+xml' });
});

test('an Atom feed never contains the site’s email address', () => {
  expect(writeAtom(feed(), self)).not.toContain('desk@paper.example');
});

test('an Atom entry links to other outlets that have the same story', () => {
  const also = [{ name: 'LAist', url: 'https://laist.example/1' }];
  const text = writeAtom(feed([entry({ also })]), self);
  const [taken] = parseAtomFeed(text).entries ?? [];
  expect(taken?.links).toContainEqual(
    expect.objectContaining({ href: 'https://laist.example/1', rel: 'related', title: 'LAist' }),
  );
  expect(taken?.content?.value).toContain('<p>Also in <a href="https://laist.example/1">LAist</a></p>');
});

test('the time of an Atom entry is its update, else its publication, else a fixed old time', () => {
  const updated = new Date('2026-11-20T08:00:00Z');
  const all = [entry({ updated }), entry(), entry({ published: undefined })];
  const { entries } = parseAtomFeed(writeAtom(feed(all), self));
  expect(entries?.map((one) => one.updated?.slice(0, 19))).toEqual([
    '2026-11-20T08:00:00',
    '2026-11-19T08:00:00',
    '2000-01-01T00:00:00',
  ]);
  expect(entries?.[2]?.published).toBeUndefined();
});

test('an Atom entry has its full content as HTML and its summary as text', () => {
  const text = writeAtom(feed([entry({ summary: 'a < b', html: '<p>a &lt; b</p>' })]), self);
  expect(text).toContain('<summary>a &#x3C; b</summary>');
  expect(text).toContain('<content type="html">&#x3C;p&#x3E;a &#x26;lt; b&#x3C;/p&#x3E;</content>');
});
