import type { FakeUpstream } from '../../fake-upstream/fake-upstream';
import { words } from './fixtures';

/** Path of the newest post from the fake upstream. */
export const firstPost = '/blog/blog-post-01';

/** Returns settings for a site with posts from the fake upstream. */
export function withBlog(upstream: FakeUpstream): Record<string, string> {
  return { BLOG_API_URL: upstream.blogUrl, BLOG_API_KEY: upstream.blog.key, BLOG_DOMAIN: 'news.example' };
}

/** Returns the titles of the fake upstream's posts in a page, without duplicates. */
export const titles = (html: string) => [
  ...new Set(words(html).match(/Blog post \d\d, edition \d(?! says)/g) ?? []),
];

export const headOf = (html: string) => html.split('</head>')[0] ?? '';
