import { spokenHost } from '@/lib/pages/embeds/embed-frame';

/** `Read on Wikipedia`, `Read on history.example`; `Read more` for a page of ours. */
export function readOn(href: string): string {
  if (!/^https?:/.test(href)) return 'Read more';
  const host = spokenHost(href);
  return `Read on ${/(?:^|\.)wikipedia\.org$/.test(host) ? 'Wikipedia' : host}`;
}
