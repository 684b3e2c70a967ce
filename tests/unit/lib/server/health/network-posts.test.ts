import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { readFolderPosts } from '@/lib/blog/blog-store';
import { inCity } from '@/lib/city/this-city';
import { networkHealth } from '@/lib/server/health/site-health';
import { smallest, writeCities } from '../../city/read/write-city';

const now = Date.parse('2026-11-21T12:00:00Z');

beforeAll(() => {
  const root = writeCities({
    boulder: `${smallest}hosts: [boulder.example]\n`,
    marfa: `${smallest}hosts: [marfa.example]\n`,
  });
  mkdirSync(path.join(root, 'marfa/posts'));
  writeFileSync(path.join(root, 'marfa/posts/new.md'), 'no front matter');
  process.env.CITIES_DIR = root;
  process.env.CACHE_DIR = mkdtempSync(path.join(tmpdir(), 'health-'));
  process.env.CITY = '';
});
afterEach(() => {
  jest.restoreAllMocks();
});

const unreadable = async () => (await inCity('boulder', () => networkHealth(now, 500))).blog;

test('a network names the posts that cannot be read, of the cities whose posts were asked for', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await unreadable()).toEqual({ source: 'city folder', unreadable: [] });
  await inCity('marfa', readFolderPosts);
  expect(await unreadable()).toEqual({ source: 'city folder', unreadable: ['marfa/posts/new.md'] });
});
