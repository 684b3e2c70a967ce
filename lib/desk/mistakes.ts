import { memoizeByObject } from '@/lib/base/cache';
import { everyPost } from '@/lib/blog/sources/city-folder';
import type { City } from '@/lib/city/city-type';
import type { CityStore } from '@/lib/city/read/city-store';

/** Reads a city's posts once per City object; a change in the city's folder creates a new object. */
export const postsOf = memoizeByObject((city: City) => everyPost(city, city.key));

/** Returns a line for each mistake in a city's files and posts. */
export async function mistakesOf({ store }: { store: CityStore }, city: City): Promise<string[]> {
  const posts = await postsOf(city);
  const ofPosts = posts.ok
    ? [...posts.value.values()].flatMap(({ problems }) => problems)
    : [posts.failure.detail];
  return [...(store.problems().get(city.key) ?? []), ...ofPosts];
}
