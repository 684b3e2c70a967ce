import type { Outcome } from '@/lib/base/outcome';
import type { BlogPage, BlogPost } from '@/lib/blog/blog-post';

export type BlogSource = {
  /** From 1, newest first; past the end it has no entries. */
  page: (number: number) => Promise<Outcome<BlogPage>>;
  /** Undefined when the source says that there is no such post. */
  post: (slug: string) => Promise<Outcome<BlogPost | undefined>>;
};
