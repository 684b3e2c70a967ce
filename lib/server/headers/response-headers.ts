import { documentPolicy, filePolicy } from './page-policy';

/** What is known of an answer when its head is about to go out. */
export type ResponseFacts = {
  /** Path of the request, without its query. */
  path: string;
  /** Its media type, or ''. */
  type: string;
  /** Whether any other site's script may read it (Access-Control-Allow-Origin: *). */
  openToAll: boolean;
};

/** What the headers of this site's pages say, worked out once at its start. */
export type SiteHeaders = { pagePolicy: string; permissions: string; secure: boolean };

// Pictures that other sites and apps show beside a link to ours.
const shownElsewhere = /^\/(og|icons)\/|^\/(feed-image\.png|favicon\.ico|icon\.svg|apple-icon\.png)$/;
const twoYears = 'max-age=63072000';

/**
 * The protective headers of an answer; whatever the answer says of these by itself stands. HSTS only where the site
 * is reached by https, and for this host alone: what stands below it is not ours to bind.
 */
export function responseHeaders(answer: ResponseFacts, site: SiteHeaders): Record<string, string> {
  const everywhere = answer.openToAll || shownElsewhere.test(answer.path);
  const isPage = answer.type.startsWith('text/html');
  // A page of ours shows it.
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

/** True for a header by which the framework tells of itself; its script reads them on its own data alone. */
export function isFrameworkDetail(name: string): boolean {
  return name.startsWith('x-nextjs-') || name === 'x-powered-by';
}
