import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Returns an element's HTML as the server renders it. */
export function html(node: ReactNode): string {
  return renderToStaticMarkup(node);
}

/** Returns an element's text in reading order. */
export function words(node: ReactNode): string {
  return html(node)
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
}
