import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { cityFolderSource, postFolders, readPostFile } from '@/lib/blog/sources/city-folder';

const place = { domain: 'news.example', zone: 'America/Los_Angeles' };

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

describe('a file that is wrong is named', () => {
  test.each([
    ['no title', '---\nid: x\n---\ntext', 'a.md: metaTitle is empty'],
    ['no front matter', 'text', 'a.md: metaTitle is empty'],
  ])('%s', (_, text, message) => {
    expect(() => readPostFile('a.md', text, place)).toThrow(message);
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
