import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Start } from '@/lib/base/turns/fair-lane';
import type { Handler } from '@/lib/http/in-memory';

export type CacheOptions = {
  /** Handles the requests that the cache itself sends. */
  handler: Handler;
  /** Handles requests that the cache does not respond to. */
  pass: Handler;
  /** Returns the key of the site that a request is for; undefined if the cache should not respond to it. */
  siteOf: (request: IncomingMessage) => string | undefined;
  /** Returns the headers for requests that the cache itself sends to a site. */
  headersFor: (site: string) => Record<string, string>;
  /**
   * Returns whether a request without a stored response may be rendered. If it returns false, it has already responded.
   */
  admit: (request: IncomingMessage, response: ServerResponse) => boolean;
  /**
   * For a path whose responses should be cacheable, returns the query parameters that belong in the cache key.
   * At the first miss, the cache renders this path with its own request. For other paths, returns undefined:
   * every parameter is in the key, and the cache sends its own request only after a response to a reader was
   * cacheable.
   */
  paramsAt: (path: string) => readonly string[] | undefined;
  /** Calls `start` when it is the client's turn. Without `request`, no client is waiting. */
  schedule: (start: Start, request?: IncomingMessage) => void;
  /** Returns the time before which a site's responses are stale, unless they are immutable. */
  staleSince: (site: string) => number;
  /** Returns the time before which a site's responses are void. */
  voidSince: (site: string) => number;
  /** Returns how long a response that is rendered now stays accurate, in ms. */
  validForMs: (site: string) => number;
  /** Minimum time in ms during which a stale response is sent while it is revalidated, even if it allows less. */
  minStaleMs: number;
  maxBytes: number;
  /** A monotonic clock in ms. */
  now: () => number;
};
