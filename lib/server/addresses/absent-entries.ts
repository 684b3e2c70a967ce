import { authorByKey } from '@/lib/blog/post-author';
import { postView } from '@/lib/blog/views/post-view';
import { thisCity } from '@/lib/city/this-city';
import { eventById } from '@/lib/events/event-store';
import { permanentTarget, sectionBySlug } from '@/lib/sections';
import { noPostAddress, notFoundAddress } from '@/lib/server/finished/how-long';

export type Entries = {
  isPost: (slug: string) => Promise<boolean>;
  isEvent: (id: string) => Promise<boolean>;
  isAuthor: (key: string) => boolean;
  isSection: (slug: string) => boolean;
};

/** While a source fails, an entry counts as existing: its page shows the error. */
export const knownEntries: Entries = {
  isPost: async (slug) => (await postView(slug)).state !== 'absent',
  isEvent: async (id) => (await eventById(id.toLowerCase())).state !== 'unknown',
  isAuthor: (key) => authorByKey(key, thisCity()) !== undefined,
  isSection: (slug) => (sectionBySlug(slug) ?? permanentTarget(`/news/${slug}`)) !== undefined,
};

/** The address of the "not found" page for a missing entry; undefined for any other path. */
export function absentEntries({ isPost, isEvent, isAuthor, isSection }: Entries) {
  return async (path: string): Promise<string | undefined> => {
    const [, room, name = ''] = /^\/(blog|events|authors|news)\/([^/]+)\/?$/.exec(path) ?? [];
    if (room === 'blog') return (await isPost(name)) ? undefined : noPostAddress;
    const isThere =
      room === undefined ||
      (room === 'events' && (await isEvent(name))) ||
      (room === 'authors' && isAuthor(name)) ||
      (room === 'news' && isSection(name));
    return isThere ? undefined : notFoundAddress;
  };
}
