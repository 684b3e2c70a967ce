import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Folder } from './folder';
import type { Journal } from './journal';
import type { WirePost } from './make-post';
import type { Switchboard } from './switchboard';
import type { WeatherHost } from './weather/weather-host';

/** The functions host of the fake upstream: a list of posts and their details, behind a bearer key. */
export type BlogHost = {
  key: string;
  posts: number;
  /** The domain of post `number`, where the host has those of several; without it every domain has all posts. */
  owner?: (number: number) => string;
  /** What a test writes into post `number` (from 1) in place of its own texts. */
  rewrite?: (number: number) => Partial<WirePost>;
};

/** Which picture of the fake upstream a headline has; nothing for a headline without one. */
export type PictureOf = (feed: string, number: number) => string | undefined;

/** The picture host: what it shows beside the headlines, which nothing does until a test says so. */
export type PictureHost = {
  /** A name below /pictures/, or a whole address. Ask for a new edition after a change. */
  of?: PictureOf;
  /** Bytes are sent after this many ms. */
  delay: number;
};

/** All that the routes of one fake upstream share. */
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
