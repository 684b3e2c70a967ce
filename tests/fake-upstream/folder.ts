import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { sections } from '../../lib/sections';
import type { Publication } from './healthy-feed';

const types: Readonly<Record<string, string>> = {
  '.rss': 'application/rss+xml',
  '.xml': 'application/xml',
  '.atom': 'application/atom+xml',
  '.rdf': 'application/rdf+xml',
  '.json': 'application/feed+json',
};

export type Folder = {
  /** The file of this name, as captured, or nothing. */
  file(name: string): Publication | undefined;
  /** The file that stands for a feed: the sections take the feeds of the folder in order; others have none. */
  feed(feed: string): Publication | undefined;
};

/** A folder of captured feeds, listed once; only files directly in it are ever read. Throws when it is not there. */
export function openFolder(path: string): Folder {
  const names = readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
    .sort();
  const feeds = names.filter((name) => extname(name) in types);
  const file = (name: string) => (names.includes(name) ? read(join(path, name)) : undefined);
  return {
    file,
    feed: (feed) => {
      const index = sections.findIndex((section) => section.feedKey === feed);
      const name = index < 0 ? undefined : feeds[index % feeds.length];
      return name === undefined ? undefined : file(name);
    },
  };
}

function read(path: string): Publication {
  const body = readFileSync(path);
  return {
    body,
    type: types[extname(path)] ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(body).digest('hex').slice(0, 16)}"`,
    modified: statSync(path).mtime,
  };
}
