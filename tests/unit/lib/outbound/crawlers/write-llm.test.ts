import { expect, test } from '@jest/globals';
import { writeLlm } from '@/lib/outbound/crawlers/write-llm';

const base = { name: 'City News', summary: 'News of the city.', about: ['Whose it is.'] };

test('it is a heading, a summary, paragraphs and lists (llmstxt.org)', () => {
  const links = [{ name: 'Home', url: 'https://city.example/', note: 'the front page' }];
  expect(writeLlm({ ...base, lists: [{ heading: 'Pages', links }] })).toBe(
    '# City News\n\n> News of the city.\n\nWhose it is.\n\n## Pages\n\n- [Home](https://city.example/): the front page\n',
  );
});

test('an empty list is left out', () => {
  expect(writeLlm({ ...base, lists: [{ heading: 'Pages', links: [] }] })).not.toContain('## Pages');
});

test.each([
  [
    'brackets',
    'a](https://evil.example) [b',
    '[a\\](https://evil.example) \\[b](https://city.example/x%28y%29)',
  ],
  ['a line of its own', 'a\n## Optional\nb', '[a ## Optional b](https://city.example/x%28y%29)'],
])('a title with %s stays the name of its link', (_, name, line) => {
  const lists = [{ heading: 'Articles', links: [{ name, url: 'https://city.example/x(y)' }] }];
  expect(writeLlm({ ...base, lists })).toContain(`\n- ${line}\n`);
});
