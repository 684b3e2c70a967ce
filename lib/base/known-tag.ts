function bare(tag: string): string {
  return tag.trim().replace(/^W\//, '');
}

/** Whether an If-None-Match header has this ETag, or `*`; they compare weakly (RFC 9110 section 13.1.2). */
export function isKnownTag(asked: string, etag: string): boolean {
  return asked.split(',').some((tag) => tag.trim() === '*' || bare(tag) === bare(etag));
}
