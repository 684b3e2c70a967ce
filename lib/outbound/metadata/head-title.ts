import { cutText } from '@/lib/base/text/cut-text';

/** What search results show of a title before they cut it. */
const longestTitle = 65;

/** At most 65 characters: with the site's title where both fit, else alone, cut at a word. */
export function headTitle(title: string, siteTitle: string): string {
  const whole = `${title} | ${siteTitle}`;
  return whole.length <= longestTitle ? whole : cutText(title, longestTitle);
}
