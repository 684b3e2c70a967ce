import { splitVersion } from '@/lib/base/addresses';
import { getPost } from '@/lib/blog/blog-store';
import { isSlug } from '@/lib/blog/post-schema';
import type { City } from '@/lib/city/city-type';
import { eventById } from '@/lib/events/event-store';
import { townAt } from '@/lib/front/towns/town-list';
import { pageCard, type ShareCard } from '@/lib/outbound/metadata/share-card';
import { eventCard, postCard, townCard } from '@/lib/outbound/metadata/story-cards';

/**
 * Returns the card at /og/{key}.png; the key may begin with a version. Undefined for unknown keys, so that cards are
 * drawn only for real titles.
 */
export async function cardAt(city: City, key: string): Promise<ShareCard | undefined> {
  const { rest } = splitVersion(key);
  const [, room, name = ''] = /^(blog|events)\/([^/]+)$/.exec(rest) ?? [];
  const town = townAt(city, `/${rest}`);
  if (town) return townCard(city, town.name);
  if (room === undefined) return pageCard(city, rest);
  if (room === 'events') {
    const found = await eventById(city, name, new Date());
    return found.state === 'event' ? eventCard(city, found.event) : undefined;
  }
  const post = isSlug(name) ? await getPost(city, name) : undefined;
  return post?.ok && post.value ? postCard(city, post.value) : undefined;
}
