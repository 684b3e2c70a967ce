import '../unit/open-cities';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { readPostFile } from '@/lib/blog/sources/post-file';
import { youtubeId } from '@/lib/pages/embeds';
import { cities } from './cities';
import { textsIn } from './house-files';

function postsIn(folder: string, zone: string) {
  const place = { domain: 'news.example', zone };
  return textsIn('.md', folder).map(({ path: file, text }) => {
    const { post, problems } = readPostFile(path.posix.basename(file), text, place);
    if (!post || problems.length > 0) throw new Error(problems.join('\n'));
    return post;
  });
}

test('the example post in README.md is valid and complete', () => {
  const [, sample = ''] = /```markdown\n([\s\S]*?)```/.exec(readFileSync('README.md', 'utf8')) ?? [];
  const { post, problems } = readPostFile('posts/council-budget.md', sample, {
    domain: 'news.example',
    zone: 'UTC',
  });
  expect(post).toMatchObject({ author: 'Maria Lopez', date: new Date('2026-11-25'), picture: 'council.jpg' });
  expect([post?.alt, post?.credit]).toEqual(['Council members raise their hands.', 'Ana Ruiz']);
  expect(problems).toEqual([]);
});

const inherited = ['defaults', 'defaults-es'].map(
  (name) => [name, { timeZone: 'UTC', authors: [] }, `lib/cities/${name}`] as const,
);
const lists = [...inherited, ...cities].map(([name, { timeZone, authors }, folder]) => ({
  name,
  posts: postsIn(`${folder}/posts`, timeZone),
  authors: authors.map(({ key }) => key),
}));
const words = (text: string) => text.split(/\s+/).filter((word) => /\w/.test(word)).length;

describe.each(lists.filter(({ posts }) => posts.length > 0))('the posts of $name', ({ posts, authors }) => {
  const rows = posts.map((post) => [post.slug, post] as const);

  test('have different dates, so that their order is fixed', () => {
    const moments = posts.map(({ date }) => date?.getTime());
    expect(moments).not.toContain(undefined);
    expect(new Set(moments).size).toBe(posts.length);
  });

  test.each(rows)('%s is complete', (slug, post) => {
    expect([slug, ...(post.formerly ?? [])]).toContain(post.id);
    expect(post.metaDescription.length).toBeGreaterThan(100);
    expect(post.shortTailKeywords.length).toBeGreaterThanOrEqual(3);
    expect(post.longTailKeywords.length).toBeGreaterThanOrEqual(1);
    expect(words(post.blog)).toBeGreaterThanOrEqual(250);
    expect(words(post.blog)).toBeLessThanOrEqual(900);
    expect(post.blog).not.toMatch(/^# |<[a-z]/m);
    expect(existsSync(`public/tiles/${post.picture}.svg`)).toBe(true);
    if (post.author) expect(authors).toContain(post.author);
    if (post.youtubeShortsUrl) expect(youtubeId(post.youtubeShortsUrl)).toBeDefined();
  });

  test.each(rows)('%s links only to our own pages, https addresses or email', (_, post) => {
    const links = [...post.blog.matchAll(/\]\(([^)\s]+)\)/g)].map((match) => match[1] as string);
    expect(links.length).toBeGreaterThanOrEqual(1);
    expect(links.filter((link) => !/^(https:\/\/|\/(?!\/)|mailto:)/.test(link))).toEqual([]);
  });
});
