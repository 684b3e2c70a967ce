import { cleanText } from '@/lib/base/text/clean-text';
import { cutText } from '@/lib/base/text/cut-text';
import { windows1252Character } from '@/lib/base/text/windows-1252';

const longestTitle = 200;
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Text of a station, which says nowhere how it is encoded: UTF-8 where it is that, else what old players wrote. */
function decode(bytes: Buffer): string {
  try {
    return utf8.decode(bytes);
  } catch {
    return Array.from(bytes, windows1252Character).join('');
  }
}

/** What a metadata block says: a title, nothing about it, or garbage that no station means. */
export type BlockTold = { kind: 'title'; title: string | null } | { kind: 'other' } | { kind: 'garbage' };

/**
 * Reads a metadata block. A title may hold quotes (`StreamTitle='Don't Stop';`): it ends at the first `';`. It comes
 * from outside: cleaned of what cannot be seen and cut to 200 characters; null where it is empty.
 */
export function readBlock(block: Buffer): BlockTold {
  const text = decode(block).replace(/\0+$/, '');
  if (!/^[A-Za-z_]\w*='/.test(text)) return { kind: 'garbage' };
  const found = /StreamTitle='(.*?)'(?:;|$)/s.exec(text);
  if (!found) return { kind: 'other' };
  return { kind: 'title', title: cutText(cleanText(found[1] ?? ''), longestTitle) || null };
}
