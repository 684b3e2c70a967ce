import { expect, test } from '@jest/globals';
import type { ComponentProps } from 'react';
import { QuietSections } from '@/components/news/quiet-sections';
import { thisCity } from '@/lib/city/this-city';
import type { FeedKey } from '@/lib/sections';
import { html, words } from '../../html';
import { newsItem } from '../../news-items';
import '../../with-anaheim';
import '../../open-cities';

const titles = { business: 'Business & Economy', health: 'Health & Wellness', politics: 'Politics' } as const;
const of = (feedKey: FeedKey) => ({ item: newsItem(), feedKey });
const blocks = { health: [of('health')] };
const failure = (feedKey: FeedKey, status: number) => ({ feedKey, message: `HTTP error! status: ${status}` });
const quiet = (parts: Partial<ComponentProps<typeof QuietSections>>) => (
  <QuietSections city={thisCity()} titles={titles} blocks={blocks} top={[]} failed={[]} {...parts} />
);

test('what failed is in one box, with the ways to its pages and to try again', () => {
  const box = quiet({ failed: [failure('business', 500), failure('politics', 500), failure('health', 500)] });
  expect(words(box)).toMatch(
    /^No Headlines Right Now Failed to load content: HTTP error! status: 500 Business & Economy , Politics We can’t/,
  );
  expect(html(box)).toContain('href="/news/business-and-finance"');
  expect(html(box).match(/href="" [^>]*>Try Again</g)).toHaveLength(1);
});

test('different failures are told once each, in the same box', () => {
  const text = words(quiet({ failed: [failure('business', 500), failure('politics', 404)] }));
  expect(text.match(/Failed to load content/g)).toHaveLength(1);
  expect(text).toContain('HTTP error! status: 500; HTTP error! status: 404');
});

test('a section whose first tries are under way has not failed', () => {
  const text = words(quiet({ failed: [{ ...failure('business', 500), waiting: true }] }));
  expect(text).toContain('Business & Economy : The headlines are still loading.');
  expect(text).not.toContain('Failed');
});

test('sections that are empty say so in one line', () => {
  expect(words(quiet({}))).toContain('Business & Economy , Politics : No content available at the moment.');
});

test('where all sections have news there is nothing to say', () => {
  const all = { ...blocks, business: [of('business')], politics: [of('politics')] };
  expect(html(quiet({ blocks: all }))).toBe('');
});

test('a section whose headlines all stand on top is not called empty', () => {
  expect(words(quiet({ top: [undefined, of('business')] }))).not.toContain('Business');
});
