import { cleanText } from '@/lib/base/text/clean-text';
import { cutText } from '@/lib/base/text/cut-text';
import { windows1252Character } from '@/lib/base/text/windows-1252';

const longestTitle = 200;
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Stations do not declare an encoding: UTF-8 if it is valid, else Windows-1252. */
function decode(bytes: Buffer): string {
  try {
    return utf8.decode(bytes);
  } catch {
    return Array.from(bytes, windows1252Character).join('');
  }
}

export type BlockTold = { kind: 'title'; title: string | null } | { kind: 'other' } | { kind: 'garbage' };

/** A title may hold quotes (`StreamTitle='Don't Stop';`): it ends at the first `';`. Null if empty. */
export function readBlock(block: Buffer): BlockTold {
  const text = decode(block).replace(/\0+$/, '');
  if (!/^[A-Za-z_]\w*='/.test(text)) return { kind: 'garbage' };
  const found = /StreamTitle='(.*?)'(?:;|$)/s.exec(text);
  if (!found) return { kind: 'other' };
  return { kind: 'title', title: cutText(cleanText(found[1] ?? ''), longestTitle) || null };
}
