import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Handler } from '@/lib/http/in-memory';

export type Start = () => Promise<unknown> | undefined;

export type CacheOptions = {
  /** Handles the cache's own requests. */
  handler: Handler;
  /** Handles requests that the cache passes on. */
  pass: Handler;
  /** Returns the key of the site that a request is for; undefined for a request to pass on. */
  siteOf: (request: IncomingMessage) => string | undefined;
  /** Returns the headers of the cache's own requests for a site. */
  headersFor: (site: string) => Record<string, string>;
  /** Returns whether a request that found nothing stored may be rendered; if not, it has been responded to. */
  admit: (request: IncomingMessage, response: ServerResponse) => boolean;
  /**
   * Returns whether responses at a path are expected to be cacheable: the cache then sends its own request first. At
   * other paths it does so once a response to a reader was marked as cacheable.
   */
  isShared: (path: string) => boolean;
  /** Returns the No-Vary-Search header of a path, where it is known before the first response. */
  noVarySearchOf: (path: string) => string | undefined;
  /** Calls `start` at the client's turn; without `request`, no client is waiting. */
  schedule: (start: Start, request?: IncomingMessage) => void;
  /** Returns since when older responses of a site are stale, unless they are immutable. */
  staleSince: (site: string) => number;
  /** Returns since when older responses of a site are void. */
  voidSince: (site: string) => number;
  /** Returns for how many ms a response rendered now stays accurate. */
  validForMs: (site: string) => number;
  /** How long a stale response is sent while it is revalidated, in ms, even if it allows less. */
  minStaleMs: number;
  maxBytes: number;
  /** A monotonic clock in ms. */
  now: () => number;
  counts: { hits: number; renders: number; bytes: number };
};

export const DEFAULT_OPTIONS = {
  admit: () => true,
  isShared: () => false,
  noVarySearchOf: () => undefined,
  schedule: (start: Start) => void start(),
  staleSince: () => Number.NEGATIVE_INFINITY,
  voidSince: () => Number.NEGATIVE_INFINITY,
  validForMs: () => Number.POSITIVE_INFINITY,
  minStaleMs: 0,
  maxBytes: 96 * 1024 * 1024,
  now: () => performance.now(),
};
