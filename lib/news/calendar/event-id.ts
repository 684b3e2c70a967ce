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

/** Title words and a hash of `key`, the source's own id: the hash stays when the title or the date changes. */
export function eventId(title: string, key: string): string {
  return `${slugOf(title)}-${createHash('sha256').update(key).digest('hex').slice(0, hashLength)}`;
}

/** The hash of an event id; undefined for anything else. */
export function stablePart(id: string): string | undefined {
  return /^[a-z0-9-]{1,80}-([0-9a-f]{10})$/.exec(id)?.[1];
}
