import { processWide } from '@/lib/base/process-wide';
import type { SiteBlog } from '@/lib/blog/blog-store';
import type { KnownPosts } from '@/lib/blog/sources/known-posts';
import type { City } from '@/lib/city/city-type';
import type { Turns } from '@/lib/freshness/schedule';

type BlogState = {
  /** Keyed by city object. An edited city is a new object, so its posts are read again. */
  blogs: WeakMap<City, SiteBlog>;
  /** Keyed by folder, because an edited city is a new object. */
  posts: Map<string, KnownPosts>;
  /** Due times (ms since 1970) of withheld posts, by city and slug; Infinity for drafts. */
  scheduled: Map<string, Map<string, number>>;
  /** Limits concurrent fetches across cities, because they share the host. */
  turn?: ReturnType<Turns>;
};

/** Returns the state of the blogs. There is one per process, even though several bundles contain this module. */
export function blogState(): BlogState {
  return processWide<BlogState>('blogs', () => ({
    blogs: new WeakMap(),
    posts: new Map(),
    scheduled: new Map(),
  }));
}
