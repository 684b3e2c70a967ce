import { type Outcome, ok } from '@/lib/base/outcome';
import type { BlogPost } from '@/lib/blog/blog-post';
import type { BlogSource } from '@/lib/blog/blog-source';
import { postSchema } from '@/lib/blog/post-schema';
import { type HostCacheDeps, storeFor } from '@/lib/blog/sources/cache-deps';
import { cachedList } from '@/lib/blog/sources/cached-list';
import { publishedPages } from '@/lib/blog/sources/published-pages';
import { createLastGood, type Kept } from '@/lib/freshness/last-good';

export type CachedHost = BlogSource & {
  refreshList: () => Promise<void>;
  records: () => Kept<unknown>[];
};

/** For a post that the list does not name, a 404 means absent, as does another city's domain; else a 404 is a failure. */
export function cachedHost(host: BlogSource, deps: HostCacheDeps): CachedHost {
  const { turn, isForeign, isPublished } = deps;
  const list = cachedList((number) => turn(() => host.page(number)), deps);

  async function load(slug: string): Promise<Outcome<BlogPost | undefined>> {
    const post = await turn(() => host.post(slug));
    // The host is asked for a post without saying for whom.
    const isNone = post.ok ? post.value && isForeign(post.value.domain) : post.failure.status === 404;
    return isNone && !(await list.names(slug)) ? ok(undefined) : post;
  }

  const store = storeFor(deps, 'posts', postSchema(deps.zone));
  const posts = createLastGood<BlogPost>({ ...deps, name: 'blog post', load, store });
  // A list may name a post without its date, which the post itself then has.
  const withheld = new Map<string, Pick<BlogPost, 'slug' | 'date' | 'draft'>>();
  return {
    page: publishedPages(
      list.page,
      (entry) => isPublished(entry) && isPublished(withheld.get(entry.slug) ?? entry),
    ),
    async post(slug) {
      const post = await posts.read(slug);
      if (!post.ok || !post.value) return post;
      const { date, draft } = post.value;
      const isOpen = isPublished(post.value);
      if (isOpen) withheld.delete(slug);
      else withheld.set(slug, { slug, date, draft });
      return isOpen ? post : ok(undefined);
    },
    refreshList: list.refresh,
    records: () => [...list.records(), ...posts.records()],
  };
}
