import { expect, test } from '@jest/globals';
import { QuietSections } from '@/components/home/quiet-sections';
import { html, words } from '../../html';
import { newsItem } from '../../news-items';
import '../../with-anaheim';

const titles = { business: 'Business & Economy', health: 'Health & Wellness' } as const;
const story = { item: newsItem(), feedKey: 'health' as const };
const top = { seconds: [], nearby: [] };
const message = 'HTTP error! status: 500';

test('a section that failed has one line, with the message and the way to its page', () => {
  const page = { ...top, blocks: { health: [story] }, failed: [{ feedKey: 'business' as const, message }] };
  expect(words(<QuietSections page={page} titles={titles} />)).toContain(
    'Business & Economy Failed to load content: HTTP error! status: 500',
  );
  expect(html(<QuietSections page={page} titles={titles} />)).toContain('href="/news/business-and-finance"');
});

test('a section whose first tries are under way has not failed', () => {
  const failed = [{ feedKey: 'business' as const, message, waiting: true as const }];
  const text = words(
    <QuietSections page={{ ...top, blocks: { health: [story] }, failed }} titles={titles} />,
  );
  expect(text).toContain('The headlines are still loading.');
  expect(text).not.toContain('Failed');
});

test('a section that is empty says so', () => {
  const page = { ...top, blocks: { health: [story] }, failed: [] };
  expect(words(<QuietSections page={page} titles={titles} />)).toContain(
    'No content available at the moment.',
  );
});

test('where all sections have news there is nothing to say', () => {
  const page = { ...top, blocks: { health: [story], business: [story] }, failed: [] };
  expect(html(<QuietSections page={page} titles={titles} />)).toBe('');
});

test('a section whose headlines all stand on top is not called empty', () => {
  const local = { item: newsItem(), feedKey: 'business' as const };
  const page = { seconds: [], nearby: [local], blocks: { health: [story] }, failed: [] };
  expect(html(<QuietSections page={page} titles={titles} />)).toBe('');
});
