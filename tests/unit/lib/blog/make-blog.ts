import { type FailureReason, fail, type Outcome, ok } from '@/lib/base/outcome';
import type { BlogEntry, BlogPost, BlogSource } from '@/lib/blog/blog-post';
import { blogState } from '@/lib/blog/blog-state';
import type { TreeNode } from '@/lib/blog/markdown/rehype-plugins';
import { thisCity } from '../../this-city';

/** Creates a post with the given fields. */
export function post(facts: Partial<BlogPost> = {}): BlogPost {
  return {
    id: '1',
    slug: 'a-post',
    metaTitle: 'A post',
    metaDescription: 'What it says.',
    date: new Date('2026-11-01T20:00:00Z'),
    domain: 'news.example',
    blog: 'Its text.',
    shortTailKeywords: ['parks'],
    longTailKeywords: ['where to park'],
    keyFacts: [],
    ...facts,
  };
}

/** Creates an HTML element of the Markdown syntax tree. */
export function element(
  tagName: string,
  properties: Record<string, unknown> = {},
  ...children: TreeNode[]
): TreeNode {
  return { type: 'element', tagName, properties, children };
}

/** Creates list entries with these slugs. */
export function entries(slugs: readonly string[]): BlogEntry[] {
  return slugs.map((slug) => ({ id: slug, slug, metaTitle: slug, metaDescription: '' }));
}

/** Creates a blog source that returns the results that a test sets, and records its calls. */
export function playedSource() {
  const requests: string[] = [];
  const answers = {
    list: (): Outcome<BlogEntry[]> => ok(entries(['a-post'])),
    post: (_slug: string): Outcome<BlogPost | undefined> | Promise<never> => ok(undefined),
  };
  const source: BlogSource = {
    async list() {
      requests.push('list');
      return answers.list();
    },
    async post(slug) {
      requests.push(slug);
      return answers.post(slug);
    },
    async unpublished(slug) {
      return answers.post(slug);
    },
  };
  return { source, answers, requests };
}

/** Gives the current city a blog source for tests; returns its results, which a test can replace. */
export function playBlog() {
  const { source, answers } = playedSource();
  Object.assign(blogState(), { blogs: new WeakMap([[thisCity(), source]]) });
  return answers;
}

/** Creates a failure that is not retried. */
export function down(status: number, reason: FailureReason = 'http-status'): Outcome<never> {
  return fail(reason, `HTTP status ${status}`, { status });
}
