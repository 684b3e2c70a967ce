import { type FailureReason, fail, type Outcome, ok } from '@/lib/base/outcome';
import { setProcessWide } from '@/lib/base/process-wide';
import type { BlogEntry, BlogPost, BlogSource } from '@/lib/blog/blog-post';
import type { TreeNode } from '@/lib/blog/markdown/rehype-plugins';
import { thisCity } from '@/lib/city/this-city';

/** A post with plain facts, and those that matter to a test. */
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
    ...facts,
  };
}

/** An element of a text, as the Markdown plugins and the feed have it. */
export function element(
  tagName: string,
  properties: Record<string, unknown> = {},
  ...children: TreeNode[]
): TreeNode {
  return { type: 'element', tagName, properties, children };
}

/** Posts of these slugs, as a list has them. */
export function entries(slugs: readonly string[]): BlogEntry[] {
  return slugs.map((slug) => ({ id: slug, slug, metaTitle: slug, metaDescription: '' }));
}

/** A source that answers as a test tells it, and counts what it was asked. */
export function playedSource() {
  const asked: string[] = [];
  const answers = {
    list: (): Outcome<BlogEntry[]> => ok(entries(['a-post'])),
    post: (_slug: string): Outcome<BlogPost | undefined> | Promise<never> => ok(undefined),
  };
  const source: BlogSource = {
    async list() {
      asked.push('list');
      return answers.list();
    },
    async post(slug) {
      asked.push(slug);
      return answers.post(slug);
    },
    async unpublished(slug) {
      return answers.post(slug);
    },
  };
  return { source, answers, asked };
}

/** Gives the city in hand a source that is played, and its answers. */
export function playBlog() {
  const { source, answers } = playedSource();
  setProcessWide('blog sources', new WeakMap([[thisCity(), source]]));
  return answers;
}

/** A failure that no retry helps. */
export function down(status: number, reason: FailureReason = 'http-status'): Outcome<never> {
  return fail(reason, `HTTP status ${status}`, { status });
}
