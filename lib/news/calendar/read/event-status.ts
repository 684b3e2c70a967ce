import type { EventStatus } from '@/lib/news/calendar/event';

const WORD = '(cancell?ed|postponed)';
const MARKS = String.raw`[\s*!:;,.~|–—-]`;
/** Between marks the word may be written in any way, at the beginning or at the end. */
const MARKED = [
  new RegExp(`^[\\s*]*[[(]\\s*${WORD}\\s*[\\])]${MARKS}*`, 'i'),
  new RegExp(`${MARKS}*[[(]\\s*${WORD}\\s*[\\])]${MARKS}*$`, 'i'),
  new RegExp(`^[\\s*!]*${WORD}(?:\\s*[*!:;,.~|–—]|\\s+-|-+\\s)${MARKS}*`, 'i'),
  new RegExp(`(?:[*!:;,.~|–—]+|\\s-+)\\s*${WORD}[\\s*!.]*$`, 'i'),
];
/** Without any mark only capitals say that it is one: "Cancelled Stamps: an Exhibition" goes on. */
const SHOUTED = [/^(CANCELL?ED|POSTPONED)[\s-]+/, /[\s-]+(CANCELL?ED|POSTPONED)$/];

/**
 * The status that a calendar writes into the title, and the title without it (quirk 36): `CANCELLED - Story Time`,
 * `Story Time (Postponed)`. Without such a mark the event is scheduled and the title stays.
 */
export function readStatus(title: string): { title: string; status: EventStatus } {
  for (const pattern of [...MARKED, ...SHOUTED]) {
    const match = pattern.exec(title);
    if (!match) continue;
    const status = match[1]?.toLowerCase().startsWith('c') ? 'cancelled' : 'postponed';
    return { title: title.replace(pattern, '').trim() || title, status };
  }
  return { title, status: 'scheduled' };
}
