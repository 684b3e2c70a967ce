import { everyPost } from '@/lib/blog/sources/city-folder';
import type { City } from '@/lib/city/city-type';
import type { CityStore } from '@/lib/city/read/city-store';

/** Lines for everything that is wrong in a city's files and posts. */
export async function mistakesOf({ store }: { store: CityStore }, city: City): Promise<string[]> {
  const posts = await everyPost(city, city.key);
  const ofPosts = posts.ok
    ? [...posts.value.values()].flatMap(({ problems }) => problems)
    : [posts.failure.detail];
  return [...(store.problems().get(city.key) ?? []), ...ofPosts];
}
