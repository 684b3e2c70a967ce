import { permanentTarget } from '@/lib/sections';
import { entryInLowerCase } from '@/lib/server/addresses/entry-in-lower-case';

/** Whether an address without a page is a short one, or an entry's in other letters: the framework leads on from there. */
export async function leadsElsewhere(path: string): Promise<boolean> {
  if (permanentTarget(path)) return true;
  const parts = path.slice(1).split('/');
  if (!/^(blog|events)$/i.test(parts[0] ?? '')) return false;
  try {
    return (await entryInLowerCase(parts.map(decodeURIComponent))) !== undefined;
  } catch {
    return false;
  }
}
