import { expect, test } from '@jest/globals';
import { readPostFile } from '@/lib/blog/sources/post-file';

const place = { domain: 'news.example', zone: 'America/Los_Angeles' };
const a = 'metaTitle: A';
const front = (...lines: string[]) => `---\n${lines.join('\n')}\n---\n\nThe text.\n`;

test('a file is its front matter and its text, named for its slug', () => {
  const text = front('id: x', 'metaTitle: "Who decides: a guide"', 'date: 2026-09-14');
  expect(readPostFile('posts/who-decides.md', text, place)).toMatchObject({
    post: {
      id: 'x',
      slug: 'who-decides',
      metaTitle: 'Who decides: a guide',
      date: new Date('2026-09-14T07:00:00Z'),
      domain: 'news.example',
      blog: 'The text.',
    },
  });
});

test.each([
  ['a byte order mark', (text: string) => `\uFEFF${text}`],
  ['lines that end as on Windows', (text: string) => text.replaceAll('\n', '\r\n')],
])('a file with %s is read', (_, saved) => {
  const text = saved(front('id: x', 'metaTitle: Who decides'));
  expect(readPostFile('posts/a.md', text, place)).toMatchObject({
    post: { metaTitle: 'Who decides', blog: 'The text.' },
  });
});

test('a line is told of a file with both, too', () => {
  const text = `\uFEFF${front('id: x', 'metaTitle: ""')}`.replaceAll('\n', '\r\n');
  expect(readPostFile('posts/a.md', text, place)).toEqual({ problem: 'posts/a.md:3: metaTitle is empty' });
});

test.each([
  ['no title', front('id: x'), ': metaTitle is empty'],
  ['no front matter', 'text', ': metaTitle is empty'],
  ['an empty title', front('id: x', 'metaTitle: ""'), ':3: metaTitle is empty'],
  ['a date of no day', front(a, 'date: 2026-11-31'), ':3: date is no date that can be read'],
  ['a change at no date', front(a, 'id: x', 'updated: soon'), ':4: updated is no date that can be read'],
  ['a draft that may be none', front(a, 'draft: yes'), ':3: draft is neither true nor false'],
  [
    'a title with a colon and no quotation marks',
    front('id: x', 'metaTitle: Who decides: a guide'),
    ':3: Nested mappings are not allowed in compact mappings',
  ],
  [
    'a reference to nothing',
    front('metaTitle: *x'),
    ': Unresolved alias (the anchor must be set before the alias): x',
  ],
])('of a file with %s it says what is wrong, and where', (_, text, problem) => {
  expect(readPostFile('posts/a.md', text, place)).toEqual({ problem: `posts/a.md${problem}` });
});

test('a file whose name cannot stand in an address is no post', () => {
  expect(readPostFile('posts/a b.md', front('metaTitle: A'), place)).toEqual({
    problem: 'posts/a b.md: slug cannot stand in an address',
  });
});
