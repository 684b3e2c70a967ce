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
  /** Returns the captured file with this name; undefined if there is none. */
  file(name: string): Publication | undefined;
  /** Returns the file for a feed; undefined if there is none. The sections share the folder's feeds in order. */
  feed(feed: string): Publication | undefined;
};

/** Opens a folder of captured feeds. Ignores subfolders and later changes. Throws if the folder is missing. */
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
