import type { Outcome } from '@/lib/base/outcome';
import type { BlogPage, BlogPost } from '@/lib/blog/blog-post';

/** Where posts come from. The functions host and the city folder are the two; the same tests hold for both. */
export type BlogSource = {
  /** A page of the list, newest first, counted from 1; past the end it has no entries. */
  page: (number: number) => Promise<Outcome<BlogPage>>;
  /** A post, or undefined when the source says that there is none of this name. */
  post: (slug: string) => Promise<Outcome<BlogPost | undefined>>;
};
