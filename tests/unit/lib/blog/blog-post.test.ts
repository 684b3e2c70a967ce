import { describe, expect, test } from '@jest/globals';
import { changedOn, postAuthor, postsBy } from '@/lib/blog/blog-post';
import type { Author } from '@/lib/city/city-type';

const now = Date.parse('2026-11-22T12:00:00Z');
const at = (time: string) => new Date(`2026-11-${time}:00Z`);

describe('changedOn', () => {
  test.each([
    ['after its publication', at('01T08:00'), at('20T08:00'), at('20T08:00')],
    ['is not told of one that never was', at('01T08:00'), undefined, undefined],
    ['is not told where it is its publication', at('20T08:00'), at('20T08:00'), undefined],
    ['is not told while it is to come', at('01T08:00'), at('23T08:00'), undefined],
    ['of a post without a date', undefined, at('20T08:00'), at('20T08:00')],
  ])('%s', (_, date, updated, told) => {
    expect(changedOn({ date, updated }, now)).toEqual(told);
  });

  test.each([
    ['by its newest correction', at('15T08:00'), [at('16T08:00'), at('10T08:00')], at('16T08:00')],
    ['by a later update', at('20T08:00'), [at('16T08:00')], at('20T08:00')],
    [
      'by a correction on the day of publication, at publication',
      undefined,
      [at('01T00:00')],
      at('01T08:00'),
    ],
    ['by no correction that is to come', undefined, [at('23T00:00')], undefined],
  ])('%s', (_, updated, days, told) => {
    const corrections = days.map((date) => ({ date, text: 'We misspelled a name.' }));
    expect(changedOn({ date: at('01T08:00'), updated, corrections }, now)).toEqual(told);
  });
});

const author = (key: string, kind: Author['kind'], name = key): Author => ({
  key,
  kind,
  name,
  role: 'Editor',
  bio: 'Writes.',
});
const [ann, newsroom] = [author('ann', 'person', 'Ann Bell'), author('newsroom', 'organization')];

describe('postAuthor', () => {
  test.each([
    ['the author that it names', 'ann', [ann, newsroom], ann],
    ['the newsroom where it names nobody', undefined, [ann, newsroom], newsroom],
    ['the author of whom it has the name', 'Ann Bell', [ann, newsroom], ann],
    ['somebody whom the city does not know, by name', 'Bob', [newsroom], { kind: 'person', name: 'Bob' }],
    ['nobody but the paper where the city has no newsroom', undefined, [ann], undefined],
  ])('%s', (_, named, authors, signer) => {
    expect(postAuthor({ author: named }, { authors })).toEqual(signer);
  });

  test('postsBy returns the author’s posts in order', () => {
    const posts = [{ slug: 'a' }, { slug: 'b', author: 'ann' }, { slug: 'c' }];
    const slugs = (who: Author) => postsBy(who, posts, { authors: [ann, newsroom] }).map(({ slug }) => slug);
    expect([slugs(ann), slugs(newsroom)]).toEqual([['b'], ['a', 'c']]);
  });
});
