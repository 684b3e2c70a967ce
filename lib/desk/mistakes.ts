import { memoizeByObject } from '@/lib/base/cache';
import { everyPost } from '@/lib/blog/sources/city-folder';
import type { City } from '@/lib/city/city-type';
import type { CityStore } from '@/lib/city/read/city-store';

/** Reads a city's posts once until its folder changes, which makes another City object. */
export const postsOf = memoizeByObject((city: City) => everyPost(city, city.key));

/** Lines for everything that is wrong in a city's files and posts. */
export async function mistakesOf({ store }: { store: CityStore }, city: City): Promise<string[]> {
  const posts = await postsOf(city);
  const ofPosts = posts.ok
    ? [...posts.value.values()].flatMap(({ problems }) => problems)
    : [posts.failure.detail];
  return [...(store.problems().get(city.key) ?? []), ...ofPosts];
}
