import { beforeAll, expect, test } from '@jest/globals';
import { OwnPages } from '@/components/home/own-pages';
import { ok } from '@/lib/base/outcome';
import { setProcessWide } from '@/lib/base/process-wide';
import { thisCity } from '@/lib/city/this-city';
import { words } from '../../html';
import { entries, playedSource } from '../../lib/blog/make-blog';

beforeAll(() => {
  const { source, answers } = playedSource();
  answers.list = () => ok(entries([]));
  setProcessWide('blog sources', new WeakMap([[thisCity(), source]]));
});

test('where there are no posts it promises no guides', async () => {
  const text = words(await OwnPages({ waiting: false }));
  expect(text).toContain('In the meantime, here is what else you can find on this site. ');
  expect(text).toMatch(/All posts$/);
});
