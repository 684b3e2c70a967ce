import type { Motif, Picture } from '@/lib/city/city-type';

type Drawing = { picture: Picture; motif: Motif };

/** FNV-1a, 32 bits: spreads short texts well and is stable across machines. */
function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return sum;
}

function from<T>(start: number, list: readonly T[]): T[] {
  return [...list.slice(start), ...list.slice(0, start)];
}

function drawingsOf(motif: Motif): Drawing[] {
  return motif.map((picture) => ({ picture, motif }));
}

function interleave(motifs: readonly Motif[]): Drawing[] {
  const drawings = motifs.map(drawingsOf);
  const longest = Math.max(0, ...drawings.map(({ length }) => length));
  return Array.from({ length: longest }, (_, round) =>
    drawings.flatMap((motif) => motif[round] ?? []),
  ).flat();
}

function byLongestAgo(drawings: readonly Drawing[], recent: readonly (Motif | undefined)[]): Drawing[] {
  return drawings.toSorted((one, other) => recent.lastIndexOf(one.motif) - recent.lastIndexOf(other.motif));
}

// In rows of five a motif is then neither beside nor below itself; longer, and an item that leaves changes others.
const memory = 5;

/**
 * A drawing per id, newest first. The oldest chooses first, so that a new one changes at most the next five.
 */
export function pickPictures(ids: readonly string[], motifs: readonly Motif[]): (Picture | undefined)[] {
  const pool = interleave(motifs);
  const picked: (Drawing | undefined)[] = [];
  const used = new Set<Picture>();
  for (const id of ids.toReversed()) {
    if (pool.every(({ picture }) => used.has(picture))) used.clear();
    const free = from(hash(id) % pool.length, pool).filter(({ picture }) => !used.has(picture));
    const recent = picked.slice(-memory).map((one) => one?.motif);
    const others = byLongestAgo(free, recent);
    const choice = others.find(({ motif }) => !recent.includes(motif)) ?? others[0];
    if (choice) used.add(choice.picture);
    picked.push(choice);
  }
  return picked.map((one) => one?.picture).toReversed();
}
