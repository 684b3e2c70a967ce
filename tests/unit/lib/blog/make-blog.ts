import { type FailureReason, fail, type Outcome, ok } from '@/lib/base/outcome';
import { setProcessWide } from '@/lib/base/process-wide';
import type { BlogPage, BlogPost, BlogSource } from '@/lib/blog/blog-post';
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

/** A page of the list with posts of these slugs. */
export function page(slugs: readonly string[], total = slugs.length): BlogPage {
  return { entries: slugs.map((slug) => ({ id: slug, slug, metaTitle: slug, metaDescription: '' })), total };
}

/** A source that answers as a test tells it, and counts what it was asked. */
export function playedSource() {
  const asked: string[] = [];
  const answers = {
    page: (_number: number): Outcome<BlogPage> => ok(page(['a-post'])),
    post: (_slug: string): Outcome<BlogPost | undefined> => ok(undefined),
  };
  const source: BlogSource = {
    async page(number) {
      asked.push(`list ${number}`);
      return answers.page(number);
    },
    async post(slug) {
      asked.push(slug);
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
