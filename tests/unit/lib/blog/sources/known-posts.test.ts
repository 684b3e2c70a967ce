import { expect, test } from '@jest/globals';
import { type KnownPosts, nameOf, notePost, wrongPosts } from '@/lib/blog/sources/known-posts';
import { listener } from '../../../listener';
import { post } from '../make-blog';

const file = '/cities/boulder/posts/a.md';
const good = (text = 'good') => ({ post: post(), text });
const wrong = (text = 'wrong') => ({ problem: 'posts/a.md: metaTitle is empty', text });

/** Notes what was read of one file, one reading after the other. */
function noting() {
  const { log, lines } = listener();
  const known: KnownPosts = new Map();
  const note = (read: Parameters<typeof notePost>[2]) => notePost(known, file, read, log);
  return { known, lines, note };
}

const told =
  'error a post cannot be read; it stays as it last was, or away problem=posts/a.md: metaTitle is empty';

test('a file is named with its folder', () => {
  expect(nameOf(file)).toBe('posts/a.md');
});

test('a post that breaks stays as it last was, and is told once until it changes', () => {
  const { lines, note } = noting();
  note(good());
  expect([note(wrong()), note(wrong())]).toEqual([post(), post()]);
  expect(lines).toEqual([told]);
  note(wrong('wrong in another way'));
  expect(lines).toEqual([told, told]);
});

test('a post that was never good is none', () => {
  expect(noting().note(wrong())).toBeUndefined();
});

test('that it can be read again is told once', () => {
  const { lines, note } = noting();
  note(good());
  note(wrong());
  lines.length = 0;
  note(good());
  note(good());
  expect(lines).toEqual(['info a post can be read again post=posts/a.md']);
});

test('the posts that cannot be read are named with what is wrong, until they are mended', () => {
  const { known, note } = noting();
  note(wrong());
  expect(wrongPosts(known)).toMatchObject([{ name: 'posts/a.md', problem: wrong().problem }]);
  note(good());
  expect(wrongPosts(known)).toEqual([]);
});
