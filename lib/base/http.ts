/** A header of ours with path and query of the page that the framework makes, for what stands on every page. */
export const pathHeader = 'x-page-path';

/** A header of ours with the nonce of a page's policy. */
export const nonceHeader = 'x-nonce';

/** A meta element of this name sets the status of its page. */
export const statusName = 'page-status';

const element = new RegExp(`<meta name="${statusName}" content="(404|503)"/>`);

/**
 * The status that a page's head names, if any: the framework has none for an unavailable page, and sends a missing one
 * as an empty shell that only a script fills. Only the head is read: no text from outside gets into it.
 */
export function statusOf(html: string): number | undefined {
  const status = element.exec(html.split('</head>', 1)[0] ?? '')?.[1];
  return status === undefined ? undefined : Number(status);
}

function bare(tag: string): string {
  return tag.trim().replace(/^W\//, '');
}

/** Whether an If-None-Match header has this ETag, or `*`; they compare weakly (RFC 9110 section 13.1.2). */
export function isKnownTag(asked: string, etag: string): boolean {
  return asked.split(',').some((tag) => tag.trim() === '*' || bare(tag) === bare(etag));
}

// Cubot makes phones.
export const crawlers =
  /(?<!cu)bot\b|crawl|spider|slurp|preview|facebookexternalhit|lighthouse|pagespeed|archiver/i;
