import type { IncomingHttpHeaders } from 'node:http';
import type { Reply } from './faults/fault';
import {
  editionDate,
  formatOf,
  type ImageOf,
  itemsPerFeed,
  storiesOf,
  writeAtom,
  writeRdf,
  writeRss,
} from './make-feed';

const writers = { rss: writeRss, atom: writeAtom, rdf: writeRdf };

/** A document with validators, as a well-run publisher sends it. */
export type Publication = { body: string | Buffer; type: string; etag: string; modified: Date };

/** Returns the document that a healthy feed publishes, in its format. */
export function publicationOf(feed: string, edition: number, imageOf?: ImageOf): Publication {
  const format = formatOf(feed);
  return {
    body: writers[format](feed, storiesOf(feed, edition, itemsPerFeed, imageOf)),
    type: `application/${format}+xml; charset=utf-8`,
    etag: `"${feed}-${edition}"`,
    modified: editionDate(edition),
  };
}

/** Returns a response with the document, or 304 if the client's validators match (RFC 9110, 13.1). */
export function publish(publication: Publication, request: IncomingHttpHeaders): Reply {
  const validators = { ETag: publication.etag, 'Last-Modified': publication.modified.toUTCString() };
  if (isUnchanged(publication, request)) return { status: 304, headers: validators };
  return { headers: { 'Content-Type': publication.type, ...validators }, body: publication.body };
}

// If-None-Match takes precedence over If-Modified-Since. It uses the weak comparison.
function isUnchanged(publication: Publication, request: IncomingHttpHeaders): boolean {
  const wanted = request['if-none-match'];
  if (wanted !== undefined) {
    const tags = wanted.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
    return tags.includes('*') || tags.includes(publication.etag);
  }
  const since = Date.parse(request['if-modified-since'] ?? '');
  return Math.floor(publication.modified.getTime() / 1000) * 1000 <= since;
}
