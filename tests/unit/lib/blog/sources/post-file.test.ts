import { describe, expect, test } from '@jest/globals';
import { readPostFile } from '@/lib/blog/sources/post-file';
import { sections } from '@/lib/sections';

const place = { domain: 'news.example', zone: 'America/Los_Angeles' };
const a = 'metaTitle: A';
const front = (...lines: string[]) => `---\n${lines.join('\n')}\n---\n\nThe text.\n`;

test('readPostFile reads front matter and text, and uses the file’s name as the slug', () => {
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

test('readPostFile reads a file that was saved on Windows, and finds the line of a mistake in it', () => {
  const read = (...lines: string[]) =>
    readPostFile('posts/a.md', `\uFEFF${front(...lines)}`.replaceAll('\n', '\r\n'), place);
  const post = { metaTitle: 'Who decides', blog: 'The text.' };
  expect(read('id: x', 'metaTitle: Who decides')).toMatchObject({ post });
  expect(read('id: x', 'metaTitle: ""')).toEqual({ problems: ['posts/a.md:3: title is empty'] });
});

test.each([
  ['only whitespace', ' \n', ': is empty'],
  ['an empty title', front('id: x', 'metaTitle: ""'), ':3: title is empty'],
  ['an invalid date', front(a, 'date: 2026-11-31'), ':3: date cannot be read: write one such as 2026-11-25'],
  ['an invalid draft value', front(a, 'draft: perhaps'), ':3: draft is neither true nor false'],
  [
    'a key indented too far',
    front(a, '  draft: true'),
    ':3: this line begins too far right: let it begin where the line above it does',
  ],
  ['a full-width colon', front('title：A'), ':2: write : after title, not ：'],
  ['a list as front matter', front('- title: A'), ':2: write keys such as title: each on a line of its own'],
])('readPostFile reports the mistake in a file with %s, and its line', (_, text = '', problem) => {
  const { post, problems } = readPostFile('posts/a.md', text, place);
  expect([post, problems]).toEqual([undefined, [`posts/a.md${problem}`]]);
});

const noon = new Date('2026-11-24T20:00:00Z');
const dated = 'date: 2026-11-24';

describe('a beginner’s file is accepted', () => {
  test.each([
    ['a colon in an unquoted title', front('title: Council vote: what now', dated), 'Council vote: what now'],
    ['a title that ends in a colon', front('title: Voting:', dated), 'Voting:'],
    ['`title` instead of `metaTitle`', front('title: A guide', dated), 'A guide'],
    ['capitalized keys', front('Title: A guide', 'DATE: 2026-11-24'), 'A guide'],
    ['the title as a heading', front(dated).replace('The', '# A guide #\n\nThe'), 'A guide'],
    ['no title', front(dated), 'My first post'],
    ['a numeric date', front('title: A', 'date: 11/24/2026'), 'A'],
  ])('with %s', (_, text, metaTitle) => {
    expect(readPostFile('posts/my-first-post.md', text, place, noon)).toMatchObject({
      post: { metaTitle, blog: 'The text.', date: new Date('2026-11-24T08:00:00Z'), dayOnly: ['date'] },
      problems: [],
    });
  });

  test('without front matter, dated by its save time, with advice to add a date', () => {
    expect(readPostFile('posts/a.md', '# Hello\n\nThe text.', place, noon)).toMatchObject({
      post: { metaTitle: 'Hello', blog: 'The text.', date: new Date('2026-11-24T08:00:00Z') },
      problems: ['posts/a.md: no date: write date: 2026-11-24, when it was saved'],
    });
  });

  test('if it is an undated draft', () => {
    expect(readPostFile('posts/a.md', front(a, 'draft: true'), place, noon).problems).toEqual([]);
  });

  test.each([
    ['My First Post', 'my-first-post', 'My First Post'],
    ['Who’s who (2026)', 'who-s-who-2026', 'Who’s who (2026)'],
    ['cafe\u0301 news', 'café-news', 'Cafe\u0301 news'],
    ['City_Hall', 'city_hall', 'City Hall'],
  ])('with the file name %s', (base, slug, title) => {
    const { post } = readPostFile(`posts/${base}.md`, 'Text.', place, noon);
    expect([post?.slug, post?.metaTitle]).toEqual([slug, title.normalize('NFC')]);
  });
});

test('readPostFile keeps an uppercase address as a former slug', () => {
  const { post } = readPostFile('posts/Budget.md', front(a, 'formerly: costs'), place, noon);
  expect(post).toMatchObject({ slug: 'budget', formerly: ['costs', 'Budget'] });
});

describe('a post with a key that may be mistyped', () => {
  test.each([
    ['daet: 2026-12-01', 'it has no date, which daet may mean'],
    ['embargo: 2026-12-01', 'which embargo may mean'],
    [`${dated}\nembargo: 2026-12-01`, 'which embargo may mean'],
    [`${dated}\nborrador: sí`, 'which borrador may mean'],
    ['drafts: true', 'which drafts may mean'],
    ...['status: draft', 'published: false', 'visibility: private', 'private: true'].map((line) => [
      `${dated}\n${line}`,
      `which ${line.split(':')[0]} may mean`,
    ]),
    ...['drafts', 'draf', 'darft', 'drapt', 'Drafft', 'raft', 'graft'].map((key) => [
      `${dated}\n${key}: true`,
      `which ${key} may mean`,
    ]),
  ])('is held back as a draft, and its mistake is reported, if it has %j', (facts, words) => {
    const { post, problems } = readPostFile('posts/a.md', front(a, facts), place, noon);
    expect(post).toMatchObject({ metaTitle: 'A', draft: true });
    expect(problems.join()).toContain('no such key: ');
    expect(problems.at(-1)).toMatch(/^posts\/a\.md: held back as a draft/);
    expect(problems.at(-1)).toContain(words);
  });

  test.each(['dirt: true', 'daet: 2026-12-01', 'craft fair: yes', 'published: true', 'status: publish'])(
    'is not held back if it has a date and %j',
    (key) => {
      const { post } = readPostFile('posts/a.md', front(a, dated, key), place, noon);
      expect(post?.draft).toBeUndefined();
    },
  );
});

test('readPostFile returns a post without its invalid parts, and reports each part with its line', () => {
  const text = front(a, dated, 'pictur: x', 'pinterestImageLink: fair');
  const { post, problems } = readPostFile('posts/a.md', text, place);
  expect(post?.metaTitle).toBe('A');
  expect(problems).toEqual([
    expect.stringMatching(/^posts\/a\.md:4: no such key: pictur; there are id, .*\bpicture\b/),
    'posts/a.md:5: the picture fair cannot be shown: write an address such as https://…',
  ]);
});

test('readPostFile rejects a file name without letters', () => {
  expect(readPostFile('posts/!.md', front(a, dated), place)).toEqual({
    problems: ['posts/!.md: slug cannot be part of an address'],
  });
});

describe('the section of a post', () => {
  test.each([
    ['Local News', 'local-news'],
    ['local-news', 'local-news'],
    ['/local-news', 'local-news'],
    ['Politics / Government', 'politics'],
    ['government', 'politics'],
    ['business-and-finance', 'business'],
    ['Sport', 'sports'],
    ['editorials', 'opinion'],
  ])('may be written as %s', (section, feedKey) => {
    const { post, problems } = readPostFile('posts/a.md', front(a, dated, `section: ${section}`), place);
    expect([post?.section, problems]).toEqual([feedKey, []]);
  });

  test.each([
    ['it is unknown', 'Gossip', undefined, 'there are Local News, National News,'],
    ['the city does not have it', 'Sports', sections.slice(0, 2), 'there are Local News, National News$'],
  ])('is ignored and reported with its line if %s', (_, section, here, advice) => {
    const text = front(a, dated, `section: ${section}`);
    const { post, problems } = readPostFile('posts/a.md', text, { ...place, sections: here });
    expect([post?.metaTitle, post?.section, post?.kind]).toEqual(['A', undefined, undefined]);
    expect(problems).toEqual([
      expect.stringMatching(new RegExp(`^posts/a\\.md:4: no section is called ${section}; ${advice}`)),
    ]);
  });
});

test.each([
  [['section: Sports'], 'report'],
  [['section: Opinion'], 'opinion'],
  [['section: Opinion', 'kind: Report'], 'report'],
  [['kind: opinion'], 'opinion'],
  [[], undefined],
])('a post with the front matter %j has the kind %s', (facts, kind) => {
  const { post, problems } = readPostFile('posts/a.md', front(a, dated, ...facts), place);
  expect([post?.kind, problems]).toEqual([kind, []]);
});

test('readPostFile reports an unknown kind with its line', () => {
  const { post, problems } = readPostFile('posts/a.md', front(a, dated, 'kind: essay'), place);
  expect(post?.kind).toBeUndefined();
  expect(problems).toEqual(['posts/a.md:4: no kind is called essay; there are report, guide, opinion']);
});
