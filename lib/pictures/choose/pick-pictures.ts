import { memoize } from '@/lib/base/cache';
import { processWide } from '@/lib/base/process-wide';
import type { CalledMotif, Drawings, Motif, Picture } from '@/lib/city/city-type';
import type { StoryKind } from '@/lib/city/schema/news';
import { isGrim } from '@/lib/news/classify/story-kind';
import type { NewsItem } from '@/lib/news/news-item';

function wordsOf(text: string): string {
  return ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;
}

function find(title: string, called: readonly CalledMotif[]): readonly Motif[] {
  const text = wordsOf(title);
  const says = (word: string, without: string) =>
    ['', 's', 'es'].some((ending) => without.includes(` ${word}${ending} `));
  const fits = ({ words, except = [] }: CalledMotif) => {
    const without = except.reduce((left, phrase) => left.replaceAll(` ${phrase} `, ' | '), text);
    return words.some((word) => says(word, without));
  };
  return called.filter(fits).map(({ motif }) => motif);
}

type Table = readonly CalledMotif[];

const finders = processWide('motif finders', () => new WeakMap<Table, (title: string) => readonly Motif[]>());

/** Motifs for a headline, in the order of the table; matches whole words, singular or plural. */
export function calledMotifs(title: string, table: Table): readonly Motif[] {
  if (table.length === 0) return [];
  const finder = finders.get(table) ?? memoize(500, (one) => find(one, table));
  finders.set(table, finder);
  return finder(title);
}

/** Pictures repeated more often are the source's logo. */
const mostOften = 2;

/** Newest first. Of two items with the same picture the newer keeps it; of more, none does. */
export function pickPhotos(items: readonly Pick<NewsItem, 'image'>[]): (string | undefined)[] {
  const often = new Map<string, number>();
  for (const { image } of items) if (image) often.set(image, (often.get(image) ?? 0) + 1);
  const shown = new Set<string>();
  return items.map(({ image }) => {
    if (!image || shown.has(image) || (often.get(image) ?? 0) > mostOften) return undefined;
    shown.add(image);
    return image;
  });
}

export type Story = {
  item: NewsItem;
  picture: Picture | undefined;
  photo?: string;
};

/** An id alone is unique only within its feed. */
export function storyKey({ item }: Pick<Story, 'item'>): string {
  return `${item.source} ${item.id}`;
}

/** The title picks a motif; without one, the hash of the id does. */
export type Subject = { id: string; title?: string };

/** A drawing beside news of councils, courts or war would look like a joke. */
const drawnKinds: readonly StoryKind[] = ['feature', 'service', 'event', 'calendar', 'sport'];

function mayBeDrawn(item: NewsItem): boolean {
  return (item.kind === undefined || drawnKinds.includes(item.kind)) && !isGrim(item);
}

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
 * A drawing per subject, newest first. The oldest chooses first, so that a new subject changes at most the next five.
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

/** Grave news gets neither drawing nor `stock` photo, public affairs no drawing. */
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
