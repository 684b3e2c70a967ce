import type { EventStatus } from '@/lib/news/calendar/event';

const WORD = '(cancell?ed|postponed)';
const MARKS = String.raw`[\s*!:;,.~|–—-]`;
/** Set off by punctuation, the word may be in any case. */
const MARKED = [
  new RegExp(`^[\\s*]*[[(]\\s*${WORD}\\s*[\\])]${MARKS}*`, 'i'),
  new RegExp(`${MARKS}*[[(]\\s*${WORD}\\s*[\\])]${MARKS}*$`, 'i'),
  new RegExp(`^[\\s*!]*${WORD}(?:\\s*[*!:;,.~|–—]|\\s+-|-+\\s)${MARKS}*`, 'i'),
  new RegExp(`(?:[*!:;,.~|–—]+|\\s-+)\\s*${WORD}[\\s*!.]*$`, 'i'),
];
/** Without punctuation only capitals count: not "Cancelled Stamps: an Exhibition". */
const SHOUTED = [/^(CANCELL?ED|POSTPONED)[\s-]+/, /[\s-]+(CANCELL?ED|POSTPONED)$/];

/** For `CANCELLED - Story Time`, `Story Time (Postponed)` (quirk 36); else scheduled, with the title as it is. */
export function readStatus(title: string): { title: string; status: EventStatus } {
  for (const pattern of [...MARKED, ...SHOUTED]) {
    const match = pattern.exec(title);
    if (!match) continue;
    const status = match[1]?.toLowerCase().startsWith('c') ? 'cancelled' : 'postponed';
    return { title: title.replace(pattern, '').trim() || title, status };
  }
  return { title, status: 'scheduled' };
}
