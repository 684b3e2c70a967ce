import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { feedPictureWidth } from '@/lib/outbound/feeds/feed-model';
import { canTravel } from '@/lib/pictures/address/signed-address';
import { pictureProxy } from '@/lib/pictures/proxy/open-picture-proxy';

/** In ms; the size is worked out in the background, and the next feed has it. */
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

/** The length of a post's picture file in bytes; undefined where that takes too long or there is none. */
export async function pictureBytes(address: string | undefined): Promise<number | undefined> {
  if (!address || !canTravel(address)) return undefined;
  const bytes = known.get(address);
  if (bytes !== undefined) return bytes;
  return Promise.race([measured(address), sleep(longestWait, undefined, { ref: false })]);
}
