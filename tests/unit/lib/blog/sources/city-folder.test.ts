import { describe, expect, test } from '@jest/globals';
import { readPostFile } from '@/lib/blog/sources/city-folder';

const place = { folder: '', domain: 'news.example', zone: 'America/Los_Angeles' };

test('a file is its front matter and its text, named for its slug', () => {
  const text =
    '---\nid: x\nmetaTitle: "Who decides: a guide"\nmetaDescription: About it.\ndate: 2026-09-14\n---\n\nThe text.\n';
  expect(readPostFile('who-decides.md', text, place)).toMatchObject({
    id: 'x',
    slug: 'who-decides',
    metaTitle: 'Who decides: a guide',
    date: new Date('2026-09-14T07:00:00Z'),
    domain: 'news.example',
    blog: 'The text.',
  });
});

describe('a file that is wrong is named', () => {
  test.each([
    ['no title', '---\nid: x\n---\ntext', 'a.md: metaTitle is empty'],
    ['no front matter', 'text', 'a.md: metaTitle is empty'],
  ])('%s', (_, text, message) => {
    expect(() => readPostFile('a.md', text, place)).toThrow(message);
  });
});
