import { escapeHtml } from '@/lib/base/text/escape-html';
import { plainPage } from '@/lib/server/refused/plain-page';

export type Refusal = { status: number; title: string; sentence: string };

const refusals: Record<number, Omit<Refusal, 'status'>> = {
  400: {
    title: 'This address is not valid',
    sentence: 'The link may be incomplete or damaged.',
  },
  404: { title: 'Page not found', sentence: 'The address may be out of date or mistyped.' },
  405: { title: 'This request is not allowed', sentence: 'You cannot send anything to this address.' },
  414: { title: 'This address is too long', sentence: 'No page on this site has an address this long.' },
  429: {
    title: 'Too many requests',
    sentence: 'We received too many requests from your connection.',
  },
};

export function refusalOf(status: number): Refusal {
  const known = refusals[status];
  return known ? { status, ...known } : { status: 400, ...(refusals[400] as Omit<Refusal, 'status'>) };
}

export function refusedPage(refusal: Refusal, waitSeconds: number, siteTitle: string): string {
  const wait =
    waitSeconds > 0 ? ` Please try again in ${waitSeconds} second${waitSeconds === 1 ? '' : 's'}.` : '';
  return plainPage({
    title: refusal.title,
    tab: `${refusal.title} | ${siteTitle}`,
    body: `<p>${escapeHtml(refusal.sentence + wait)}</p>\n<p><a href="/">Go to the front page</a></p>`,
  });
}
