import type { Drawings, Motif, Picture } from '@/lib/city/city-type';
import type { StoryKind } from '@/lib/city/story-types';
import { isGrim } from '@/lib/news/classify/is-grim';
import type { NewsItem } from '@/lib/news/news-item';
import { calledMotifs } from '@/lib/pictures/choose/called-motifs';
import { pickPhotos } from '@/lib/pictures/choose/pick-photos';

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

/** What a drawing is wanted for: the hash of its id chooses, where its title calls for nothing. */
export type Subject = { id: string; title?: string };

/** News of councils, courts and war is told in words; a drawing there would be a joke at somebody's cost. */
const drawnKinds: readonly StoryKind[] = ['feature', 'service', 'event', 'calendar', 'sport'];

function mayBeDrawn(item: NewsItem): boolean {
  return (item.kind === undefined || drawnKinds.includes(item.kind)) && !isGrim(item);
}

type Drawing = { picture: Picture; motif: Motif };

/** FNV-1a, 32 bits: spreads short texts well and gives the same answer everywhere. */
function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return sum;
}

/** The same list, begun elsewhere. */
function from<T>(start: number, list: readonly T[]): T[] {
  return [...list.slice(start), ...list.slice(0, start)];
}

function drawingsOf(motif: Motif): Drawing[] {
  return motif.map((picture) => ({ picture, motif }));
}

/** All drawings in an order in which the next one shows another motif. */
function interleave(motifs: readonly Motif[]): Drawing[] {
  const drawings = motifs.map(drawingsOf);
  const longest = Math.max(0, ...drawings.map(({ length }) => length));
  return Array.from({ length: longest }, (_, round) =>
    drawings.flatMap((motif) => motif[round] ?? []),
  ).flat();
}

/** Those first whose motif was not shown recently, then those of longest ago. */
function byLongestAgo(drawings: readonly Drawing[], recent: readonly (Motif | undefined)[]): Drawing[] {
  return drawings.toSorted((one, other) => recent.lastIndexOf(one.motif) - recent.lastIndexOf(other.motif));
}

// In rows of five a motif is then neither beside nor below itself. With a longer memory yet an item that leaves would
// shuffle all the others.
const memory = 5;

/**
 * A drawing for each subject of a list, newest first: a motif that the title calls for, else one by a hash of the id.
 * None twice while the pool lasts, and no motif within five of itself while another is free; a hash leaves to the next
 * five what they call for. The oldest chooses first: a new one on top moves no other, or, if its title calls for
 * something, the five below it at most.
 */
export function pickPictures(
  subjects: readonly Subject[],
  { pictures, called = [] }: Drawings,
): (Picture | undefined)[] {
  const pool = interleave(pictures);
  const picked: (Drawing | undefined)[] = [];
  const used = new Set<Picture>();
  const calls = subjects.map(({ title = '' }) => calledMotifs(title, called)).toReversed();
  for (const [at, { id }] of subjects.toReversed().entries()) {
    if (pool.every(({ picture }) => used.has(picture))) for (const { picture } of pool) used.delete(picture);
    const free = (all: readonly Drawing[]) =>
      from(hash(id) % all.length, all).filter(({ picture }) => !used.has(picture));
    const recent = picked.slice(-memory).map((one) => one?.motif);
    const isFresh = ({ motif }: Drawing) => !recent.includes(motif);
    const toCome = calls.slice(at + 1, at + 1 + memory).flat();
    const wanted = calls[at]?.flatMap((motif) => free(drawingsOf(motif))) ?? [];
    const others = byLongestAgo(free(pool), recent);
    const isLeft = (one: Drawing) => isFresh(one) && !toCome.includes(one.motif);
    const choice = wanted.find(isFresh) ?? others.find(isLeft) ?? others[0];
    if (choice) used.add(choice.picture);
    picked.push(choice);
  }
  return picked.map((one) => one?.picture).toReversed();
}

/**
 * Items of a section, each with its photo, and with a drawing where its headline calls for one; the same on every page
 * that shows them. A grave story has its own photo or nothing, news of public affairs no drawing. `stock` gives a photo
 * for an item that has none.
 */
export function withPictures(
  items: readonly NewsItem[],
  { called = [] }: Pick<Drawings, 'called'>,
  stock?: (id: string) => string,
): Story[] {
  const subjects = items.map((item) => ({ id: item.id, title: mayBeDrawn(item) ? item.title : '' }));
  const pictures = pickPictures(subjects, { pictures: [], called });
  const photos = pickPhotos(items);
  return items.map((item, at) => ({
    item,
    picture: pictures[at],
    photo: photos[at] ?? (isGrim(item) ? undefined : stock?.(item.id)),
  }));
}
