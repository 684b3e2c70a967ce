import { everyPost } from '@/lib/blog/sources/city-folder';
import type { City } from '@/lib/city/city-type';
import type { DeskContext } from '@/scripts/desk/context';

/** Lines for everything that is wrong in a city's files and posts. */
export async function mistakesOf({ store }: Pick<DeskContext, 'store'>, city: City): Promise<string[]> {
  const posts = await everyPost(city, city.key);
  const ofPosts = posts.ok
    ? [...posts.value.values()].flatMap(({ problems }) => problems)
    : [posts.failure.detail];
  return [...(store.problems().get(city.key) ?? []), ...ofPosts];
}
