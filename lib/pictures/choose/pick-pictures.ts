import { crc32 } from 'node:zlib';
import type { Motif, Picture } from '@/lib/city/city-type';

/**
 * Assigns a drawing to each ID by its hash. `ids` are sorted newest first. No drawing is used twice while another is
 * unused. The oldest ID chooses first, so that a new item does not change the drawings of others.
 */
export function pickPictures(ids: readonly string[], motifs: readonly Motif[]): (Picture | undefined)[] {
  const pool = motifs.flat();
  let free = pool;
  return ids
    .toReversed()
    .map((id) => {
      if (free.length === 0) free = pool;
      const first = crc32(id) % Math.max(1, pool.length);
      const choice = [...pool.slice(first), ...pool.slice(0, first)].find((one) => free.includes(one));
      free = free.filter((one) => one !== choice);
      return choice;
    })
    .toReversed();
}
