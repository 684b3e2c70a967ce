/** A header of ours with path and query of the page that the framework makes, for what stands on every page. */
export const pathHeader = 'x-page-path';

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
