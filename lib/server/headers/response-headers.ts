import { documentPolicy, filePolicy } from './page-policy';

export type ResponseFacts = {
  path: string;
  type: string;
  openToAll: boolean;
};

export type SiteHeaders = { pagePolicy: string; permissions: string; secure: boolean };

const shownElsewhere = /^\/(og|icons)\/|^\/(feed-image\.png|favicon\.ico|icon\.svg|apple-icon\.png)$/;
const twoYears = 'max-age=63072000';

/** The protective headers. HSTS only over https, and without subdomains: they are not ours. */
export function responseHeaders(answer: ResponseFacts, site: SiteHeaders): Record<string, string> {
  const everywhere = answer.openToAll || shownElsewhere.test(answer.path);
  const isPage = answer.type.startsWith('text/html');
  const isDocument = answer.type === 'application/pdf';
  const ofFile = isDocument ? documentPolicy() : filePolicy();
  return {
    'Content-Security-Policy': isPage ? site.pagePolicy : ofFile,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Frame-Options': isDocument ? 'SAMEORIGIN' : 'DENY',
    'Cross-Origin-Resource-Policy': everywhere ? 'cross-origin' : 'same-origin',
    ...(isPage && { 'Cross-Origin-Opener-Policy': 'same-origin', 'Permissions-Policy': site.permissions }),
    ...(site.secure && { 'Strict-Transport-Security': twoYears }),
  };
}

export function isFrameworkDetail(name: string): boolean {
  return name.startsWith('x-nextjs-') || name === 'x-powered-by';
}
