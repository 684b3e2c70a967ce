import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { readPostFile } from '@/lib/blog/sources/city-folder';
import { cityStore } from '@/lib/city/this-city';
import { youtubeId } from '@/lib/pages/embeds/youtube-id';
import { textOf } from './house-files';

describe.each(
  cityStore()
    .cities()
    .map((city) => [city.key, city] as const),
)('the posts of %s', (name, city) => {
  const folder = `lib/city/${name}/posts`;
  const place = { folder, domain: 'news.example', zone: city.timeZone };
  const posts = (existsSync(folder) ? readdirSync(folder) : []).map((file) =>
    readPostFile(file, textOf(`${folder}/${file}`), place),
  );
  const words = (text: string) => text.split(/\s+/).filter((word) => /\w/.test(word)).length;

  test('are at least 24', () => {
    expect(posts.length).toBeGreaterThanOrEqual(24);
  });

  test('have moments of their own, so that their order is certain', () => {
    const moments = posts.map(({ date }) => date?.getTime());
    expect(moments).not.toContain(undefined);
    expect(new Set(moments).size).toBe(posts.length);
  });

  test.each(posts.map((post) => [post.slug, post] as const))('%s is whole', (slug, post) => {
    expect(post.id).toBe(slug);
    expect(post.metaDescription.length).toBeGreaterThan(100);
    expect(post.shortTailKeywords.length).toBeGreaterThanOrEqual(3);
    expect(post.longTailKeywords.length).toBeGreaterThanOrEqual(1);
    expect(words(post.blog)).toBeGreaterThanOrEqual(400);
    expect(words(post.blog)).toBeLessThanOrEqual(900);
    expect(post.blog).not.toMatch(/^# |<[a-z]/m);
    expect(existsSync(`lib/city/drawings/tiles/${post.picture}.svg`)).toBe(true);
    if (post.author) expect(city.authors.map(({ key }) => key)).toContain(post.author);
    if (post.youtubeShortsUrl) expect(youtubeId(post.youtubeShortsUrl)).toBeDefined();
  });

  test.each(posts.map((post) => [post.slug, post] as const))('%s links to official sources', (_, post) => {
    const links = [...post.blog.matchAll(/\]\(([^)\s]+)\)/g)].map((match) => match[1] as string);
    expect(links.filter((link) => link.startsWith('https://')).length).toBeGreaterThanOrEqual(1);
    expect(links.filter((link) => !/^(https:\/\/|\/(?!\/))/.test(link))).toEqual([]);
  });
});
