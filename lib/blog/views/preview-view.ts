import { clockTime, longDate, type Place } from '@/lib/base/dates/format-date';
import type { BlogEntry, BlogPost } from '@/lib/blog/blog-post';
import { unpublishedPost } from '@/lib/blog/blog-store';
import { isPreview, type PreviewParts } from '@/lib/blog/preview-address';
import { readersMessage } from '@/lib/blog/views/list-view';
import type { City } from '@/lib/city/city-type';
import { messages } from '@/lib/messages/messages';
import { goodKeys } from '@/lib/pictures/address/signing-key';

export type PreviewView =
  | { state: 'waits'; post: BlogPost; mark: string; until: string }
  | { state: 'published'; post: BlogPost }
  | { state: 'absent' }
  | { state: 'error'; message: string };

/** Returns a time in words: "November 25, 2026, 6 p.m." */
export function momentIn(place: Place, date: Date): string {
  return `${longDate(date, place)}, ${clockTime(date, place)}`;
}

/** Returns a post's date in words, with the time if its file gives one; undefined without a date. */
export function dateWords(
  place: Place,
  { date, dayOnly }: Pick<BlogEntry, 'date' | 'dayOnly'>,
): string | undefined {
  if (!date) return undefined;
  return dayOnly?.includes('date') ? longDate(date, place) : momentIn(place, date);
}

/** Returns why a post is not public: "Draft", "Scheduled for November 25, 2026, 6 p.m."; undefined if it is public. */
export function waitingMark(
  { date, draft, dayOnly }: Pick<BlogEntry, 'date' | 'draft' | 'dayOnly'>,
  now: number,
  place: Place,
): string | undefined {
  const m = messages(place).posts;
  if (draft) return m.draft;
  if (!date || date.getTime() <= now) return undefined;
  return m.scheduled(dateWords(place, { date, dayOnly }) ?? '');
}

/** Returns what a preview address shows; `parts` are its decoded path segments. */
export async function previewView(city: City, parts: PreviewParts): Promise<PreviewView> {
  const now = Date.now();
  if (!isPreview(parts, { city: city.key, keys: goodKeys(), now })) return { state: 'absent' };
  const found = await unpublishedPost(city, parts.slug);
  if (!found.ok) return { state: 'error', message: readersMessage(city, found.failure) };
  const { value: post } = found;
  if (!post) return { state: 'absent' };
  const mark = waitingMark(post, now, city);
  if (!mark) return { state: 'published', post };
  return { state: 'waits', post, mark, until: momentIn(city, new Date(Number(parts.expires) * 1000)) };
}
