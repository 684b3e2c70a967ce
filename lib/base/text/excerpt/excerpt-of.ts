import { type Filed, withoutDateline } from '@/lib/base/text/excerpt/dateline';
import { withoutLeads } from '@/lib/base/text/excerpt/leads';
import { isAside } from '@/lib/base/text/excerpt/line-kinds';
import { isLikeTitle, squashed, storyLines } from '@/lib/base/text/excerpt/story-lines';
import { trimTails } from '@/lib/base/text/excerpt/trim-tails';

/** What is known of an item besides its words. */
export type Known = {
  title: string;
  author?: string;
  /** Places that the source reports from. */
  places: readonly string[];
  /** The source's names: of the city's list, of the feed. */
  names: readonly string[];
};

/** What never is a story: an address alone, links of a discussion. */
const NO_STORY =
  /^(?:https?:\/\/\S+|submitted by .{0,300}\[comments\]|article url: .*|[^\p{L}\p{N}\p{Extended_Pictographic}]*)$/iu;

/** A space before the end of a sentence, where the source's own markup was taken away. */
const GAP = /(?<=[\p{L}\p{N}”"’)]) ([.,])(?= |$)/gu;

/** The same words as the title, or their beginning, where a cut stands at the end. */
function repeatsTitle(text: string, title: string): boolean {
  if (text.length > title.length + 10) return false;
  const words = squashed(text);
  return isLikeTitle(text, title) || (/…$/.test(text) && words !== '' && squashed(title).startsWith(words));
}

/**
 * The story out of the lines of a page's beginning, not cut yet: cleaned of bylines, dates, credits, the publisher's
 * tails and the source's own dateline. '' where no sentence of the story is left.
 */
export function excerptOf(lines: readonly string[], { title, author, places, names }: Known): Filed {
  const told = trimTails(storyLines(lines, title).join(' '), title);
  const first = withoutDateline(withoutLeads(told, title, author), places, names);
  const text = withoutLeads(first.text, title, author).replace(GAP, '$1');
  if (isAside(text) || NO_STORY.test(text) || repeatsTitle(text, title)) return { text: '' };
  return { ...first, text };
}
