import { expect, test } from '@jest/globals';
import { OwnPages } from '@/components/home/own-pages';
import { html, words } from '../../html';
import '../../with-anaheim';

test('while first tries are under way it says so calmly, with guides of our own', async () => {
  const node = await OwnPages({ waiting: true });
  expect(words(node)).toContain('The headlines are still loading.');
  const posts = [...html(node).matchAll(/class="story-link" href="\/blog\/[^"]+"/g)];
  expect(posts).toHaveLength(3);
  expect(words(node)).toContain('In the meantime, here are our guides to Anaheim.');
});

test('where no source has anything it does not promise', async () => {
  expect(words(await OwnPages({ waiting: false }))).not.toContain('still loading');
});
