import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import type { Log } from '@/lib/base/log';
import { publishedIn } from '@/lib/blog/published';
import { cityFolderSource, type KnownPosts, postFolders, wrongPosts } from '@/lib/blog/sources/city-folder';

const noon = Date.parse('2026-11-23T20:00:00Z');

const place = {
  domain: 'news.example',
  zone: 'America/Los_Angeles',
  known: new Map(),
  isPublished: publishedIn('a-city', () => noon),
  tell: () => undefined,
};

describe('a city without posts', () => {
  const city = { folder: '/nowhere', name: 'Rock: Springs', siteTitle: 'Rock News', email: 'a@rock.example' };

  test('has those of all cities, in which its own name stands', async () => {
    const page = await cityFolderSource({ ...place, folders: postFolders(city) }).page(1);
    if (!page.ok) throw new Error(page.failure.reason);
    expect(page.value.total).toBeGreaterThanOrEqual(3);
    const texts = JSON.stringify(page.value.entries);
    expect(texts).toContain('Rock: Springs');
    expect(texts).not.toMatch(/\{\w+\}/);
  });

  test('has none of them once it has one of its own', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'city-'));
    mkdirSync(path.join(folder, 'posts'));
    writeFileSync(path.join(folder, 'posts/a.md'), '---\nmetaTitle: About {name}\n---\n\nText.\n');
    const page = await cityFolderSource({ ...place, folders: postFolders({ ...city, folder }) }).page(1);
    const titles = page.ok && page.value.entries.map(({ metaTitle }) => metaTitle);
    expect(titles).toEqual(['About {name}']);
  });
});

describe('a post', () => {
  /** The titles of a city with posts of these front matters: `A`, `B` and so on. */
  async function titles(...facts: string[]): Promise<string[]> {
    const folder = mkdtempSync(path.join(tmpdir(), 'city-'));
    mkdirSync(path.join(folder, 'posts'));
    for (const [at, lines] of facts.entries()) {
      const letter = 'ABC'.charAt(at);
      writeFileSync(
        path.join(folder, `posts/${letter}.md`),
        `---\nmetaTitle: ${letter}\n${lines}\n---\n\nText.\n`,
      );
    }
    const page = await cityFolderSource({ ...place, folders: [{ folder: path.join(folder, 'posts') }] }).page(
      1,
    );
    return page.ok ? page.value.entries.map(({ metaTitle }) => metaTitle) : [];
  }

  test.each([
    ['of today is there from midnight on, where its city is', 'date: 2026-11-23', true],
    ['of tomorrow is not, though there it is tomorrow in London', 'date: 2026-11-24', false],
    ['of this minute is there', 'date: 2026-11-23 12:00', true],
    ['of the next minute is not', 'date: 2026-11-23 12:01', false],
    ['of the next minute by another zone is not', 'date: 2026-11-23T15:01:00-05:00', false],
    ['that says it is a draft is not, whatever its date', 'date: 2026-11-01\ndraft: true', false],
    ['that says it is none is there', 'date: 2026-11-01\ndraft: false', true],
  ])('%s', async (_, facts, isThere) => {
    expect(await titles('date: 2026-10-01', facts)).toEqual(isThere ? ['B', 'A'] : ['A']);
  });

  test('leaves the guides of all cities where none is published', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'city-'));
    mkdirSync(path.join(folder, 'posts'));
    writeFileSync(path.join(folder, 'posts/a.md'), '---\nmetaTitle: A\ndate: 2027-01-01\n---\n');
    writeFileSync(path.join(folder, 'posts/b.md'), '---\nmetaTitle: B\ndraft: true\n---\n');
    const city = { folder, name: 'A', siteTitle: 'A News', email: 'a@a.example' };
    const page = await cityFolderSource({ ...place, folders: postFolders(city) }).page(1);
    expect(page.ok && page.value.total).toBeGreaterThanOrEqual(3);
  });
});

describe('a post that cannot be read', () => {
  const whole = (title: string, text = 'Text.') => `---\nmetaTitle: ${title}\n---\n\n${text}\n`;
  const broken = '---\nmetaTitle: Who decides: a guide\n---\n\nText.\n';

  /** Two posts, A and B. Each look is that of a city that was read anew. */
  function setUp() {
    const folder = path.join(mkdtempSync(path.join(tmpdir(), 'city-')), 'posts');
    mkdirSync(folder);
    const known: KnownPosts = new Map();
    const told: string[] = [];
    const tell: Log = (level, what, facts) => told.push(`${level} ${what} ${Object.values(facts ?? {})}`);
    const save = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
    save('a.md', whole('A'));
    save('b.md', whole('B'));
    const look = async () => {
      const page = await cityFolderSource({ ...place, folders: [{ folder }], known, tell }).page(1);
      return page.ok ? page.value.entries.map(({ metaTitle }) => metaTitle) : page.failure;
    };
    const remove = (name: string) => rmSync(path.join(folder, name));
    return { folder, known, told, save, remove, look };
  }

  const problem = 'posts/b.md:2: Nested mappings are not allowed in compact mappings';
  const complaint = `error a post cannot be read; it stays as it last was, or away ${problem}`;

  test('stays as it last was, beside the others', async () => {
    const { look, save, known } = setUp();
    await look();
    save('b.md', broken);
    expect(await look()).toEqual(['A', 'B']);
    expect(wrongPosts(known)).toMatchObject([{ name: 'posts/b.md', problem }]);
  });

  test('is away once it is a draft, though it could be read before', async () => {
    const { look, save } = setUp();
    await look();
    save('b.md', whole('B').replace('---\n\n', 'draft: true\n---\n\n'));
    expect(await look()).toEqual(['A']);
    save('b.md', broken);
    expect(await look()).toEqual(['A']);
  });

  test('is told once, however often it is looked at', async () => {
    const { look, save, told } = setUp();
    await look();
    save('b.md', broken);
    await look();
    await look();
    expect(told).toEqual([complaint]);
  });

  test('is told again once it is wrong in another way', async () => {
    const { look, save, told } = setUp();
    save('b.md', broken);
    await look();
    save('b.md', '---\nid: b\n---\n');
    await look();
    expect(told).toEqual([complaint, complaint.replace(problem, 'posts/b.md: metaTitle is empty')]);
  });

  test('is skipped where it never could be read, and the others are there', async () => {
    const { look, save } = setUp();
    save('new.md', broken);
    expect(await look()).toEqual(['A', 'B']);
  });

  test('shows as it is once it is mended, and that is told', async () => {
    const { look, save, told, known } = setUp();
    save('b.md', broken);
    await look();
    save('b.md', whole('B again'));
    expect(await look()).toEqual(['A', 'B again']);
    expect(told).toEqual([complaint, 'info a post can be read again posts/b.md']);
    expect(wrongPosts(known)).toEqual([]);
  });

  test('is forgotten with its file', async () => {
    const { look, save, remove, known } = setUp();
    await look();
    save('b.md', broken);
    await look();
    remove('b.md');
    expect(await look()).toEqual(['A']);
    expect([...known.keys()].map((file) => path.basename(file))).toEqual(['a.md']);
  });

  test('may be one that cannot be opened', async () => {
    const { look, folder, told } = setUp();
    mkdirSync(path.join(folder, 'folder.md'));
    expect(await look()).toEqual(['A', 'B']);
    expect(told).toEqual([complaint.replace(problem, 'posts/folder.md: cannot be opened (EISDIR)')]);
  });

  test('leaves the guides of all cities where it is the only one', async () => {
    const { folder, save, remove } = setUp();
    remove('a.md');
    save('b.md', broken);
    const city = { folder: path.dirname(folder), name: 'A', siteTitle: 'A News', email: 'a@a.example' };
    const page = await cityFolderSource({ ...place, known: new Map(), folders: postFolders(city) }).page(1);
    expect(page.ok && page.value.total).toBeGreaterThanOrEqual(3);
  });
});

describe('the files are read', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  async function textAfterAChange(mode: 'development' | 'production'): Promise<string | undefined> {
    jest.replaceProperty(process.env, 'NODE_ENV', mode);
    const folder = mkdtempSync(path.join(tmpdir(), 'posts-'));
    const write = (text: string) =>
      writeFileSync(path.join(folder, 'a.md'), `---\nmetaTitle: A\n---\n\n${text}\n`);
    const { post } = cityFolderSource({ ...place, folders: [{ folder }] });
    write('before');
    await post('a');
    write('after');
    const found = await post('a');
    return found.ok ? found.value?.blog : undefined;
  }

  test('once, for as long as the site runs', async () => {
    expect(await textAfterAChange('production')).toBe('before');
  });

  test('each time while somebody writes them', async () => {
    expect(await textAfterAChange('development')).toBe('after');
  });
});
