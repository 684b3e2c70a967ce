import { crc32 } from 'node:zlib';
import type { Motif, Picture } from '@/lib/city/city-type';

// In rows of five a motif is then neither beside nor below itself; longer, and an item that leaves changes others.
const memory = 5;

/**
 * A drawing per id, newest first, by its hash: none twice while there are others, nor of a motif that one of the five
 * before it has. The oldest chooses first, so that a new one changes no other.
 */
export function pickPictures(ids: readonly string[], motifs: readonly Motif[]): (Picture | undefined)[] {
  const pool = motifs.flatMap((motif) => motif.map((picture) => ({ picture, motif })));
  const picked: (typeof pool)[number][] = [];
  let used: readonly Picture[] = [];
  if (pool.length === 0) return ids.map(() => undefined);
  for (const id of ids.toReversed()) {
    if (used.length === pool.length) used = [];
    const first = crc32(id) % pool.length;
    const free = [...pool.slice(first), ...pool.slice(0, first)].filter(
      ({ picture }) => !used.includes(picture),
    );
    const recent = picked.slice(-memory).map(({ motif }) => motif);
    const choice = free.find(({ motif }) => !recent.includes(motif)) ?? free[0];
    if (!choice) continue;
    used = [...used, choice.picture];
    picked.push(choice);
  }
  return picked.map(({ picture }) => picture).toReversed();
}
