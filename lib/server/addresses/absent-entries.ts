import { authorByKey } from '@/lib/blog/post-author';
import { postView } from '@/lib/blog/views/post-view';
import { thisCity } from '@/lib/city/this-city';
import { eventById } from '@/lib/events/event-store';
import { sectionHereBySlug, targetHere } from '@/lib/news/sources/sections-here';
import { isThere } from '@/lib/pages/what-is-there';
import { noPostAddress, notFoundAddress } from '@/lib/server/finished/cache-lifetime';

export type Entries = {
  isPost: (slug: string) => Promise<boolean>;
  isEvent: (id: string) => Promise<boolean>;
  isAuthor: (key: string) => boolean;
  isSection: (slug: string) => boolean;
  isPage: (path: string) => boolean;
};

/** While a source fails, an entry counts as existing: its page shows the error. */
export const knownEntries: Entries = {
  isPost: async (slug) => (await postView(slug)).state !== 'absent',
  isEvent: async (id) => (await eventById(id.toLowerCase())).state !== 'unknown',
  isAuthor: (key) => authorByKey(key, thisCity()) !== undefined,
  isSection: (slug) => (sectionHereBySlug(slug) ?? targetHere(`/news/${slug}`)) !== undefined,
  isPage: (path) => isThere(path),
};

/** The address of the "not found" page for a missing entry, or a page that the city does not have; undefined for any other path. */
export function absentEntries({ isPost, isEvent, isAuthor, isSection, isPage }: Entries) {
  return async (path: string): Promise<string | undefined> => {
    const [, room, name = ''] = /^\/(blog|events|authors|news)\/([^/]+)\/?$/.exec(path) ?? [];
    if (room === 'blog') return (await isPost(name)) ? undefined : noPostAddress;
    const isThere =
      (room === undefined && isPage(path.replace(/(?<=.)\/$/, ''))) ||
      (room === 'events' && (await isEvent(name))) ||
      (room === 'authors' && isAuthor(name)) ||
      (room === 'news' && isSection(name));
    return isThere ? undefined : notFoundAddress;
  };
}
