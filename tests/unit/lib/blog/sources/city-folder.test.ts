import '../../../open-cities';
import { AsyncLocalStorage } from 'node:async_hooks';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { fail, ok } from '@/lib/base/outcome';
import { noteOutside } from '@/lib/base/process-wide';
import { type IsPublished, publishedIn } from '@/lib/blog/published';
import { postFolders } from '@/lib/blog/sources/city-folder';
import { problemsOf } from '@/lib/blog/sources/known-posts';
import type { PhotoByName } from '@/lib/blog/sources/post-photos';
import { findPhoto } from '@/lib/pictures/photos/find-photo';
import { listener } from '../../../listener';
import { folderWith, pictureIn } from '../../pictures/photos/photo-city';
import { folderSource, postsFolder } from './posts-folder';

const noon = Date.parse('2026-11-23T20:00:00Z');
const whole = (title: string, facts = 'date: 2026-11-01\n') =>
  `---\nmetaTitle: ${title}\n${facts}---\n\nText.\n`;

/** Creates a city with these posts; `save` and `remove` edit them. */
function cityWith(posts: Record<string, string>) {
  const files = postsFolder(posts);
  const folder = path.dirname(files.folder);
  const { log: tell, lines } = listener();
  const facts = { name: 'Rock: Springs', siteTitle: 'Rock News', email: 'a@rock.example', locale: 'en-US' };
  const byName: PhotoByName = (name) => findPhoto(name, { key: 'a-city', folder });
  const open = (isTakenDown?: IsPublished, photos = byName) => {
    const isPublished = publishedIn('a-city', () => noon);
    return folderSource(files, {
      isTakenDown,
      photos,
      isPublished,
      tell,
      folders: postFolders({ folder, ...facts }),
    });
  };
  const titles = async () => {
    const list = await open().list();
    return list.ok ? list.value.map(({ metaTitle }) => metaTitle) : list.failure;
  };
  return { ...files, lines, open, titles };
}

test('a missing photo is logged once, and a log line reports when it is there again', async () => {
  const { folder, titles, lines } = cityWith({
    'a.md': whole('A', 'date: 2026-11-01\npicture: fair.jpg\nalt: A\n'),
  });
  const missing = 'posts/a.md:4: photos/ has no fair.jpg';
  for (const _ of 'ab') await titles();
  expect(lines).toEqual([`error a mistake in a post problem=${missing}`]);
  folderWith({ 'fair.jpg': 'no picture' }, path.dirname(folder));
  await titles();
  expect(lines.at(-1)).toContain('posts/a.md:4: photos/fair.jpg is no JPEG');
  folderWith({ 'fair.jpg': await pictureIn('jpeg') }, path.dirname(folder));
  await titles();
  expect(lines.at(-1)).toContain('a mistake in a post was fixed');
});

test('a text file that is not a post is logged once', async () => {
  const { titles, lines } = cityWith({ 'a.md': whole('A'), 'my post.txt': 'The text.', '.a.md.swp': '' });
  for (const _ of 'ab') expect(await titles()).toEqual(['A']);
  const problem = 'posts/my post.txt: is no post: save it as plain text, and let its name end in .md';
  expect(lines.filter((line) => line.includes('is no post'))).toEqual([expect.stringContaining(problem)]);
});

describe('the default posts', () => {
  test.each<[string, Record<string, string>]>([
    ['without posts', {}],
    [
      'without published posts',
      { 'a.md': whole('A', 'date: 2027-01-01\n'), 'b.md': whole('B', 'draft: true\n') },
    ],
    ['whose only post cannot be read', { 'a.md': '---\nmetaTitle: [A\n---\n' }],
  ])('are shown with the city’s name in a city %s', async (_, posts) => {
    const { titles, open } = cityWith(posts);
    expect(await titles()).toHaveLength(4);
    const texts = JSON.stringify(await open().list());
    expect(texts).toContain('Rock: Springs');
    expect(texts).not.toMatch(/\{\w+\}/);
  });

  test('are not shown if the city’s only post is hidden by desk.yaml', async () => {
    const { open } = cityWith({ 'a.md': whole('A', 'draft: true\n') });
    expect(await open(({ slug }) => slug === 'a').list()).toEqual(ok([]));
  });

  test('give way to the city’s own post, whose placeholders stay unchanged', async () => {
    expect(await cityWith({ 'a.md': whole('About {name}') }).titles()).toEqual(['About {name}']);
  });
});

test.each([
  ['dated today is shown from midnight on, in the city’s zone', 'date: 2026-11-23', true],
  ['dated tomorrow is hidden', 'date: 2026-11-24', false],
  ['dated this minute is shown', 'date: 2026-11-23 12:00', true],
  ['dated a minute from now is hidden', 'date: 2026-11-23 12:01', false],
  [
    'dated a minute from now, with the offset of another time zone, is hidden',
    'date: 2026-11-23T15:01:00-05:00',
    false,
  ],
  ['with draft: true is hidden, whatever its date', 'date: 2026-11-01\ndraft: true', false],
  ['with draft: false is shown', 'date: 2026-11-01\ndraft: false', true],
])('a post %s', async (_, facts, isThere) => {
  const { titles } = cityWith({ 'a.md': whole('A', 'date: 2026-10-01\n'), 'b.md': whole('B', `${facts}\n`) });
  expect(await titles()).toEqual(isThere ? ['B', 'A'] : ['A']);
});

describe('an unreadable post', () => {
  const broken = whole('Who decides\n  date: 2026-11-20');
  const problem = 'posts/b.md:3: this line begins too far right: let it begin where the line above it does';
  const complaint = `error a post cannot be read; its last good version is used, if there is one problem=${problem}`;
  const setUp = async () => {
    const city = cityWith({ 'a.md': whole('A'), 'b.md': whole('B') });
    await city.titles();
    return city;
  };

  test('keeps its last good version, and each mistake is logged once', async () => {
    const { titles, save, known, lines } = await setUp();
    save('b.md', broken);
    for (const _ of 'ab') expect(await titles()).toEqual(['A', 'B']);
    expect(problemsOf(known)).toEqual([problem]);
    save('b.md', '---\ntitle:\n---\n');
    expect(await titles()).toEqual(['A', 'B']);
    expect(lines).toEqual([complaint, complaint.replace(problem, 'posts/b.md:2: title is empty')]);
  });

  test('is skipped if it was never readable', async () => {
    const { titles, save } = await setUp();
    save('new.md', broken);
    expect(await titles()).toEqual(['A', 'B']);
  });

  test('is hidden once it is marked as a draft, even if it was readable before', async () => {
    const { titles, save } = await setUp();
    save('b.md', whole('B', 'draft: true\n'));
    expect(await titles()).toEqual(['A']);
    save('b.md', broken);
    expect(await titles()).toEqual(['A']);
  });

  test('is shown once it is corrected, and the correction is logged once', async () => {
    const { titles, save, lines, known } = await setUp();
    save('b.md', broken);
    await titles();
    save('b.md', whole('B again'));
    expect(await titles()).toEqual(['A', 'B again']);
    await titles();
    expect(lines).toEqual([complaint, 'info a mistake in a post was fixed post=posts/b.md']);
    expect(problemsOf(known)).toEqual([]);
  });

  test('is forgotten when its file is deleted', async () => {
    const { titles, save, remove, known } = await setUp();
    save('b.md', broken);
    await titles();
    remove('b.md');
    expect(await titles()).toEqual(['A']);
    expect([...known.keys()].map((file) => path.basename(file))).toEqual(['a.md']);
  });

  test('is reported if it is a folder with the name of a post file', async () => {
    const { titles, folder, lines } = await setUp();
    mkdirSync(path.join(folder, 'folder.md'));
    expect(await titles()).toEqual(['A', 'B']);
    expect(lines).toEqual([
      complaint.replace(
        problem,
        'posts/folder.md: is a folder, whose files are not read: move its posts to posts/',
      ),
    ]);
  });
});

test('a post with an unknown key is shown, and the key is logged', async () => {
  const { titles, lines, known } = cityWith({ 'a.md': whole('A', 'date: 2026-11-01\nautor: Ann\n') });
  expect(await titles()).toEqual(['A']);
  expect(lines).toEqual([
    expect.stringMatching(/^error a mistake in a post problem=.*a\.md:4: no such key: autor/),
  ]);
  expect(problemsOf(known)).toHaveLength(1);
});

test('a post’s file name may contain a space, unless another file would have the same address', async () => {
  const { titles, known, save } = cityWith({ 'a b.MD': whole('Made'), '.c.md': whole('Hidden') });
  expect(await titles()).toEqual(['Made']);
  expect(problemsOf(known)).toEqual([]);
  save('d e.md', whole('Away'));
  save('d-e.md', whole('Named'));
  expect(await titles()).toEqual(['Made', 'Named']);
  expect(problemsOf(known)).toEqual(['posts/d e.md: posts/d-e.md has its address: rename one']);
});

describe('a post file', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  test.each([
    ['is read only once in production', 'production', 'A'],
    ['is read at each request in development', 'development', 'B'],
  ] as const)('%s', async (_, mode, title) => {
    jest.replaceProperty(process.env, 'NODE_ENV', mode);
    const { open, save } = cityWith({ 'a.md': whole('A') });
    const { post } = open();
    await post('a');
    save('a.md', whole('B'));
    expect(await post('a')).toMatchObject({ ok: true, value: { metaTitle: title } });
  });
});

test('posts are read outside the context of the first request, so that they do not keep it in memory', async () => {
  noteOutside();
  const request = new AsyncLocalStorage<string>();
  const seen: (string | undefined)[] = [];
  const photos: PhotoByName = async () => {
    seen.push(request.getStore());
    return fail('not-a-picture', 'none');
  };
  const { open } = cityWith({ 'a.md': whole('A', 'date: 2026-11-01\npicture: fair.jpg\nalt: A\n') });
  await request.run('a request', () => open(undefined, photos).list());
  expect(seen).toEqual([undefined]);
});
