import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { feedPictureWidth } from '@/lib/outbound/feeds/feed-model';
import { canTravel } from '@/lib/pictures/address/signed-address';
import { pictureProxy } from '@/lib/pictures/proxy/open-picture-proxy';

/** How long a feed waits for the size of a picture; it is made behind, and the next feed has it. */
const longestWait = 1500;

const known = new LRUCache<string, number>({ max: 500 });

async function measured(address: string): Promise<number | undefined> {
  const picture = await pictureProxy().picture({
    address,
    width: feedPictureWidth,
    whole: true,
    format: 'webp',
  });
  if (!picture.ok) return undefined;
  known.set(address, picture.value.length);
  return picture.value.length;
}

/**
 * How long the file is that a feed names as the picture of a post, in bytes; nothing where that is not known in a
 * moment, or there is no picture.
 */
export async function pictureBytes(address: string | undefined): Promise<number | undefined> {
  if (!address || !canTravel(address)) return undefined;
  const bytes = known.get(address);
  if (bytes !== undefined) return bytes;
  return Promise.race([measured(address), sleep(longestWait, undefined, { ref: false })]);
}
