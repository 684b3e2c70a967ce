import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Folder } from './folder';
import type { Journal } from './journal';
import type { WirePost } from './make-post';
import type { Switchboard } from './switchboard';
import type { WeatherHost } from './weather/weather-host';

/** The blog host: a list of posts and their details, protected by a bearer key (BLOG_API_KEY). */
export type BlogHost = {
  key: string;
  posts: number;
  /** Domain of post `number`, if the host serves several domains. Default: every domain has all posts. */
  owner?: (number: number) => string;
  /** Fields that override those of post `number` (from 1). */
  rewrite?: (number: number) => Partial<WirePost>;
};

/** Returns a headline's picture; undefined for a headline without one. */
export type PictureOf = (feed: string, number: number) => string | undefined;

/** The picture host. By default it has no pictures. */
export type PictureHost = {
  /** Returns a name below /pictures/, or a full address. After changing this function, publish a new edition. */
  of?: PictureOf;
  /** Delay in ms. */
  delay: number;
};

/** State that all routes of a fake upstream share. */
export type UpstreamState = {
  /** Origin: http://127.0.0.1:PORT. Also the value for WEATHER_URL. */
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
