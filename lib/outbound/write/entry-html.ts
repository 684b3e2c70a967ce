import { escapeAttribute, escapeText } from 'entities';
import type { FeedEntry } from '@/lib/outbound/feeds/feed-model';

type Shown = Pick<FeedEntry, 'summary' | 'picture' | 'also'>;

export function isPlain({ picture, also = [] }: Shown): boolean {
  return !picture && also.length === 0;
}

function paragraph(html: string): string {
  return html && `<p>${html}</p>`;
}

export function entryHtml(entry: Shown): string {
  const { summary, picture, also = [] } = entry;
  const text = escapeText(summary);
  if (isPlain(entry)) return text;
  const image = picture ? `<img src="${escapeAttribute(picture)}" alt="">` : '';
  const links = also.map(({ name, url }) => `<a href="${escapeAttribute(url)}">${escapeText(name)}</a>`);
  const others = links.length > 0 ? `Also in ${links.join(', ')}` : '';
  return [image, text, others].map(paragraph).join('');
}
