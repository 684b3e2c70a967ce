import { describe, expect, test } from '@jest/globals';
import { changedOn, postAuthor, postsBy } from '@/lib/blog/blog-post';
import type { Author } from '@/lib/city/city-type';

const now = Date.parse('2026-11-22T12:00:00Z');
const at = (time: string) => new Date(`2026-11-${time}:00Z`);

describe('changedOn', () => {
  test.each([
    ['is the time of an update after publication', at('01T08:00'), at('20T08:00'), at('20T08:00')],
    ['is undefined without an update', at('01T08:00'), undefined, undefined],
    ['is undefined for an update at the time of publication', at('20T08:00'), at('20T08:00'), undefined],
    ['is undefined for an update in the future', at('01T08:00'), at('23T08:00'), undefined],
    ['is the time of the update if the post has no date', undefined, at('20T08:00'), at('20T08:00')],
  ])('%s', (_, date, updated, expected) => {
    expect(changedOn({ date, updated }, now)).toEqual(expected);
  });

  test.each([
    [
      'is the date of the newest correction',
      at('15T08:00'),
      [at('16T08:00'), at('10T08:00')],
      at('16T08:00'),
    ],
    [
      'is the time of an update after the newest correction',
      at('20T08:00'),
      [at('16T08:00')],
      at('20T08:00'),
    ],
    [
      'is the publication time for a correction dated the same day',
      undefined,
      [at('01T00:00')],
      at('01T08:00'),
    ],
    ['is undefined for a correction in the future', undefined, [at('23T00:00')], undefined],
  ])('%s', (_, updated, days, expected) => {
    const corrections = days.map((date) => ({ date, text: 'We misspelled a name.' }));
    expect(changedOn({ date: at('01T08:00'), updated, corrections }, now)).toEqual(expected);
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
    ['is the author whose key the post gives', 'ann', [ann, newsroom], ann],
    ['is the newsroom if the post names nobody', undefined, [ann, newsroom], newsroom],
    ['is the author whose name the post gives', 'Ann Bell', [ann, newsroom], ann],
    [
      'is a person with only a name if the city does not list the author',
      'Bob',
      [newsroom],
      { kind: 'person', name: 'Bob' },
    ],
    ['is undefined if the post names nobody and the city has no newsroom', undefined, [ann], undefined],
  ])('%s', (_, named, authors, signer) => {
    expect(postAuthor({ author: named }, { authors })).toEqual(signer);
  });
});

test('postsBy returns an author’s posts in the order of the list', () => {
  const posts = [{ slug: 'a' }, { slug: 'b', author: 'ann' }, { slug: 'c' }];
  const slugs = (who: Author) => postsBy(who, posts, { authors: [ann, newsroom] }).map(({ slug }) => slug);
  expect([slugs(ann), slugs(newsroom)]).toEqual([['b'], ['a', 'c']]);
});
