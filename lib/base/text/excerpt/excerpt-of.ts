import { type Filed, withoutDateline } from '@/lib/base/text/excerpt/dateline';
import { withoutLeads } from '@/lib/base/text/excerpt/leads';
import { isAside } from '@/lib/base/text/excerpt/line-kinds';
import { isLikeTitle, squashed, storyLines } from '@/lib/base/text/excerpt/story-lines';
import { trimTails } from '@/lib/base/text/excerpt/trim-tails';

export type Known = {
  title: string;
  author?: string;
  places: readonly string[];
  names: readonly string[];
};

const NO_STORY =
  /^(?:https?:\/\/\S+|submitted by .{0,300}\[comments\]|article url: .*|[^\p{L}\p{N}\p{Extended_Pictographic}]*)$/iu;

/** A space before a period or comma, left by removed markup. */
const GAP = /(?<=[\p{L}\p{N}”"’)]) ([.,])(?= |$)/gu;

/** Also true for the beginning of the title, where the text was cut. */
function repeatsTitle(text: string, title: string): boolean {
  if (text.length > title.length + 10) return false;
  const words = squashed(text);
  return isLikeTitle(text, title) || (/…$/.test(text) && words !== '' && squashed(title).startsWith(words));
}

/** Without bylines, dates, credits, tails and the source's dateline; not cut. '' without a sentence of the story. */
export function excerptOf(lines: readonly string[], { title, author, places, names }: Known): Filed {
  const told = trimTails(storyLines(lines, title).join(' '), title);
  const first = withoutDateline(withoutLeads(told, title, author), places, names);
  const text = withoutLeads(first.text, title, author).replace(GAP, '$1');
  if (isAside(text) || NO_STORY.test(text) || repeatsTitle(text, title)) return { text: '' };
  return { ...first, text };
}
