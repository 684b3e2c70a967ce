import { cutText } from '@/lib/base/text/cut-text';

/** What results of a search show of a title before they cut it. */
const longestTitle = 65;

/**
 * A page's title for the head, at most 65 characters: with the paper's name after it where both fit, else alone, and
 * cut at a word where it is too long for that.
 */
export function headTitle(title: string, siteTitle: string): string {
  const whole = `${title} | ${siteTitle}`;
  return whole.length <= longestTitle ? whole : cutText(title, longestTitle);
}
