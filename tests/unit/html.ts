import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** The HTML of an element, as a reader without script receives it. */
export function html(node: ReactNode): string {
  return renderToStaticMarkup(node);
}

/** The words of an element, in the order in which they are read. */
export function words(node: ReactNode): string {
  return html(node)
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
}
