import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Folder } from './folder';
import type { Journal } from './journal';
import type { WirePost } from './make-post';
import type { Switchboard } from './switchboard';
import type { WeatherHost } from './weather/weather-host';

/** The fake upstream's blog host: a list of posts and their details, with a bearer key. */
export type BlogHost = {
  key: string;
  posts: number;
  /** Domain of post `number` if the host serves several; otherwise every domain has all posts. */
  owner?: (number: number) => string;
  /** Replacements for the texts of post `number` (from 1). */
  rewrite?: (number: number) => Partial<WirePost>;
};

/** Chooses a headline's picture; undefined for a headline without one. */
export type PictureOf = (feed: string, number: number) => string | undefined;

/** The picture host, which has no pictures by default. */
export type PictureHost = {
  /** A name below /pictures/, or a full address. Publish a new edition after a change. */
  of?: PictureOf;
  /** Delay in ms. */
  delay: number;
};

/** State shared by all routes of a fake upstream. */
export type UpstreamState = {
  url: string;
  forbiddenPort: number;
  blog: BlogHost;
  pictures: PictureHost;
  weather: WeatherHost;
  folder?: Folder;
  switchboard: Switchboard;
  journal: Journal;
};

export type Visit = { request: IncomingMessage; response: ServerResponse; address: URL };
