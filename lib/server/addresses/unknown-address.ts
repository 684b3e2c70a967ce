import { targetHere } from '@/lib/news/sources/sections-here';
import { entryInLowerCase } from '@/lib/server/addresses/entry-in-lower-case';

/** Whether the framework redirects a path without a page: a short address, or an entry's in another case. */
export async function leadsElsewhere(path: string): Promise<boolean> {
  if (targetHere(path)) return true;
  const parts = path.slice(1).split('/');
  try {
    return (await entryInLowerCase(parts.map(decodeURIComponent))) !== undefined;
  } catch {
    return false;
  }
}
