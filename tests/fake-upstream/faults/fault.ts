import type { OutgoingHttpHeaders } from 'node:http';
import type { FailureReason } from '../../../lib/base/outcome';
import { rssAround, rssFields, rssItem, type Story, writeRss } from '../make-feed';
import type { Wire } from '../wire';

/** Expected result of reading a response: items ('served'), or a reason for failure. */
export type Outcomes = FailureReason | 'served';

type Body = string | Buffer | (() => Iterable<string>);

/** A valid HTTP response. A body that is a function is streamed. */
export type Reply = { status?: number; headers?: OutgoingHttpHeaders; body?: Body };

/** Options for a fault: the Retry-After value, the redirect's port, and the delay for `slow-5s`. */
export type FaultOptions = { retryAfter?: string; port?: number; ms?: number };

/** Facts about a request that a fault may use. */
export type Scene = {
  feed: string;
  /** Stories of the healthy feed. */
  stories: readonly Story[];
  edition: number;
  forbiddenPort: number;
  /** Number of redirects so far. */
  hop: number;
  /** Number of the request since the fault was set, from 1. */
  turn: number;
  options: FaultOptions;
  /** Whether the client sent If-None-Match or If-Modified-Since. */
  conditional: boolean;
  /** Returns the response without the fault. */
  healthy: () => Reply;
};

/** A fault, either as an HTTP response (`reply`) or on the raw connection (`play`). */
export type Fault = { expect: Outcomes | readonly Outcomes[] } & (
  | { reply: (scene: Scene) => Reply | Promise<Reply> }
  | { play: (scene: Scene, wire: Wire) => void }
);

export type Faults = Readonly<Record<string, Fault>>;

/** Returns a fault that writes to the raw connection. */
export function plays(expect: Fault['expect'], play: (scene: Scene, wire: Wire) => void): Fault {
  return { expect, play };
}

/** Returns a fault that is an HTTP response. */
export function replies(expect: Fault['expect'], reply: (scene: Scene) => Reply | Promise<Reply>): Fault {
  return { expect, reply };
}

/** Returns a fault that is a body with status 200. Default type: RSS. */
export function sends(
  expect: Fault['expect'],
  body: (scene: Scene) => Body,
  type?: string,
  headers?: OutgoingHttpHeaders,
): Fault {
  return replies(expect, (scene) => okReply(body(scene), type, headers));
}

/** Returns the feed as RSS 2.0, whatever its usual format, so that every fault starts from a known document. */
export function rssOf(scene: Scene): string {
  return writeRss(scene.feed, scene.stories);
}

/** Returns the feed as RSS, with changed elements in each item. `number`: the item's number, from 1. */
export function rssWith(
  { feed, stories }: Pick<Scene, 'feed' | 'stories'>,
  change: (fields: Record<string, string>, number: number) => Record<string, string>,
): string {
  return rssAround(
    feed,
    stories.map((story, index) => rssItem(change(rssFields(story), index + 1))),
  );
}

/** Returns a response with status 200 and this body. Default type: RSS in UTF-8. */
export function okReply(
  body: Body,
  type = 'application/rss+xml; charset=utf-8',
  headers: OutgoingHttpHeaders = {},
): Reply {
  return { headers: { 'Content-Type': type, ...headers }, body };
}
