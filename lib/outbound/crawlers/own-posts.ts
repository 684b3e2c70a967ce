import { type Outcome, ok } from '@/lib/news/outcome';

/** What a list for crawlers says of a post of our own. */
export type OwnPost = { slug: string; path: string; title: string; description: string; date?: Date };

/** All posts of the paper, newest first; a failure when they are not known. */
export async function ownPosts(): Promise<Outcome<readonly OwnPost[]>> {
  return ok([]);
}
