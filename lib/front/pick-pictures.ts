import type { Picture } from '@/lib/city/city-type';
import { pickPhotos } from '@/lib/front/pick-photos';
import type { NewsItem } from '@/lib/news/news-item';

/** An item with what is seen beside it. */
export type Story = {
  item: NewsItem;
  /** A drawing of the section; none where the city has none for it. */
  picture: Picture | undefined;
  /** http(s) address of a picture on another host that is shown instead, as long as it comes. */
  photo?: string;
};

/** Names a story within a page: an id alone is stable only within its feed. */
export function storyKey({ item }: Pick<Story, 'item'>): string {
  return `${item.source} ${item.id}`;
}

type Drawing = { picture: Picture; motif: number };

/** FNV-1a, 32 bits: spreads short texts well and gives the same answer everywhere. */
function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return sum;
}

/** All drawings in an order in which the next one shows another motif. */
function interleave(motifs: readonly (readonly Picture[])[]): Drawing[] {
  const longest = Math.max(0, ...motifs.map((motif) => motif.length));
  return Array.from({ length: longest }, (_, round) =>
    motifs.flatMap((pictures, motif) => {
      const picture = pictures[round];
      return picture ? [{ picture, motif }] : [];
    }),
  ).flat();
}

// With a longer memory each choice would hang on the one before it, and an item that leaves would shuffle the rest.
const memory = 3;

/**
 * A drawing for each item of a list, newest first, by a hash of its id. None twice while the pool lasts, and no
 * motif beside itself while another is free. The oldest item chooses first, so a new one on top moves no other.
 */
export function pickPictures(
  ids: readonly string[],
  motifs: readonly (readonly Picture[])[],
): (Picture | undefined)[] {
  const drawings = interleave(motifs);
  const picked: Drawing[] = [];
  const used = new Set<Drawing>();
  for (const id of ids.toReversed()) {
    if (used.size === drawings.length) used.clear();
    const start = hash(id) % drawings.length;
    const free = [...drawings.slice(start), ...drawings.slice(0, start)].filter((one) => !used.has(one));
    const recent = picked.slice(-memory).map((one) => one.motif);
    const choice = free.find((one) => !recent.includes(one.motif)) ?? free[0];
    if (!choice) return ids.map(() => undefined);
    used.add(choice);
    picked.push(choice);
  }
  return picked.map((one) => one.picture).toReversed();
}

// More than a page shows, so that leaving a few items out does not change the others' drawings.
const mostPictured = 24;

/**
 * The newest items of a section, each with its drawing and its photo; the same on every page that shows them. `stock`
 * gives a photo for an item that has none.
 */
export function withPictures(
  items: readonly NewsItem[],
  motifs: readonly (readonly Picture[])[],
  stock?: (id: string) => string,
): Story[] {
  const shown = items.slice(0, mostPictured);
  const pictures = pickPictures(
    shown.map((item) => item.id),
    motifs,
  );
  const photos = pickPhotos(shown);
  return shown.map((item, at) => ({ item, picture: pictures[at], photo: photos[at] ?? stock?.(item.id) }));
}
