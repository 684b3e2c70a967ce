import { createHash } from 'node:crypto';

const longestSlug = 60;
const hashLength = 10;

function slugOf(title: string): string {
  const words = title.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const slug = words
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  if (slug.length <= longestSlug) return slug || 'event';
  return slug
    .slice(0, longestSlug + 1)
    .replace(/-[^-]*$/, '')
    .slice(0, longestSlug);
}

/**
 * The id of an event: words of its title for people, and a hash of `key`, what the source calls it, which stays when
 * the title or the date changes.
 */
export function eventId(title: string, key: string): string {
  return `${slugOf(title)}-${createHash('sha256').update(key).digest('hex').slice(0, hashLength)}`;
}

/** The part of an id that names the event whatever its title; nothing when it is no id of ours. */
export function stablePart(id: string): string | undefined {
  return /^[a-z0-9-]{1,80}-([0-9a-f]{10})$/.exec(id)?.[1];
}
