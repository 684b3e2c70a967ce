import { expect, test } from '@jest/globals';
import type { ComponentProps } from 'react';
import { QuietSections } from '@/components/news/quiet-sections';
import type { FeedKey } from '@/lib/sections';
import { html, words } from '../../html';
import { item } from '../../lib/news/make-item';
import { city } from '../../served-city';

const titles = { business: 'Business & Economy', health: 'Health & Wellness', politics: 'Politics' } as const;
const story = (feedKey: FeedKey) => ({ item: item(), feedKey });
const blocks = { health: [story('health')] };
const failure = (feedKey: FeedKey, status: number) => ({ feedKey, message: `HTTP error! status: ${status}` });
const quiet = (parts: Partial<ComponentProps<typeof QuietSections>>) => (
  <QuietSections city={city} titles={titles} blocks={blocks} top={[]} failed={[]} {...parts} />
);

test('shows failed sections in one message, with links to their pages and a link to try again', () => {
  const box = quiet({ failed: [failure('business', 500), failure('politics', 500), failure('health', 500)] });
  expect(words(box)).toMatch(
    /^No Headlines Right Now Failed to load content: HTTP error! status: 500 Business & Economy , Politics We can’t/,
  );
  expect(html(box)).toContain('href="/news/business-and-finance"');
  expect(html(box).match(/href="" [^>]*>Try Again</g)).toHaveLength(1);
});

test('lists the different failures of several sections in one message', () => {
  const text = words(quiet({ failed: [failure('business', 500), failure('politics', 404)] }));
  expect(text.match(/Failed to load content/g)).toHaveLength(1);
  expect(text).toContain('HTTP error! status: 500; HTTP error! status: 404');
});

test('does not show a section that is still loading as failed', () => {
  const text = words(quiet({ failed: [{ ...failure('business', 500), waiting: true }] }));
  expect(text).toContain('Business & Economy : The headlines are still loading.');
  expect(text).not.toContain('Failed');
});

test('lists empty sections in one line, except sections at the top of the page', () => {
  expect(words(quiet({}))).toContain('Business & Economy , Politics : No content available at the moment.');
  expect(words(quiet({ top: [undefined, story('business')] }))).toContain('Now Politics : No content');
});

test('shows nothing if all sections have news', () => {
  const all = { ...blocks, business: [story('business')], politics: [story('politics')] };
  expect(html(quiet({ blocks: all }))).toBe('');
});
