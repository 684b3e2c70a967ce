import { escapeHtml } from '@/lib/base/text/escape-html';
import { cityInHand } from '@/lib/city/this-city';
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
  500: {
    title: 'Unexpected Application Error!',
    sentence: 'Something went wrong on our end. Please try again in a moment.',
  },
};

export function refusalOf(status: number): Refusal {
  const known = refusals[status];
  return known ? { status, ...known } : { status: 400, ...(refusals[400] as Omit<Refusal, 'status'>) };
}

const home = '<a href="/">Go to the front page</a>';

/** `waitSeconds` is 0 where there is nothing to wait for. */
export function refusedPage(refusal: Refusal, waitSeconds: number): string {
  const siteTitle = cityInHand()?.siteTitle;
  const wait =
    waitSeconds > 0 ? ` Please try again in ${waitSeconds} second${waitSeconds === 1 ? '' : 's'}.` : '';
  const links = refusal.status === 500 ? `${home} <a href="/search">Search the site</a>` : home;
  return plainPage({
    title: refusal.title,
    tab: siteTitle ? `${refusal.title} | ${siteTitle}` : refusal.title,
    body: `<p>${escapeHtml(refusal.sentence + wait)}</p>\n<p>${links}</p>`,
  });
}
