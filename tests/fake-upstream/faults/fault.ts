import type { OutgoingHttpHeaders } from 'node:http';
import type { FailureReason } from '../../../lib/base/outcome';
import { rssAround, rssFields, rssItem, type Story, writeRss } from '../make-feed';
import type { Wire } from '../wire';

/** Expected result of reading a response: items or a named failure. */
export type Outcomes = FailureReason | 'served';

type Body = string | Buffer | (() => Iterable<string>);

/** A valid HTTP response; a function as body is streamed. */
export type Reply = { status?: number; headers?: OutgoingHttpHeaders; body?: Body };

/** Options of a fault: Retry-After, the port of a redirect, the delay of slow-5s. */
export type FaultOptions = { retryAfter?: string; port?: number; ms?: number };

/** Facts about the request that a fault may use. */
export type Scene = {
  feed: string;
  /** The stories that the feed would have. */
  stories: readonly Story[];
  edition: number;
  forbiddenPort: number;
  /** Number of redirects so far. */
  hop: number;
  /** 1 for the first request since the fault was set. */
  turn: number;
  options: FaultOptions;
  /** Whether the client sent If-None-Match or If-Modified-Since. */
  conditional: boolean;
  /** The response without the fault. */
  healthy: () => Reply;
};

/** A way to fail: as HTTP (`reply`) or on the raw connection (`play`). */
export type Fault = { expect: Outcomes | readonly Outcomes[] } & (
  | { reply: (scene: Scene) => Reply | Promise<Reply> }
  | { play: (scene: Scene, wire: Wire) => void }
);

export type Faults = Readonly<Record<string, Fault>>;

/** A fault on the raw connection. */
export function plays(expect: Fault['expect'], play: (scene: Scene, wire: Wire) => void): Fault {
  return { expect, play };
}

/** A fault that is a response. */
export function replies(expect: Fault['expect'], reply: (scene: Scene) => Reply | Promise<Reply>): Fault {
  return { expect, reply };
}

/** A fault that is a body: status 200, RSS by default. */
export function sends(
  expect: Fault['expect'],
  body: (scene: Scene) => Body,
  type?: string,
  headers?: OutgoingHttpHeaders,
): Fault {
  return replies(expect, (scene) => okReply(body(scene), type, headers));
}

/** The feed as RSS 2.0, whatever its healthy format, because faults modify a known document. */
export function rssOf(scene: Scene): string {
  return writeRss(scene.feed, scene.stories);
}

/** The feed as RSS with changed elements in each item; `number` counts from 1. */
export function rssWith(
  { feed, stories }: Pick<Scene, 'feed' | 'stories'>,
  change: (fields: Record<string, string>, number: number) => Record<string, string>,
): string {
  return rssAround(
    feed,
    stories.map((story, index) => rssItem(change(rssFields(story), index + 1))),
  );
}

/** Status 200 with this body; RSS in UTF-8 by default. */
export function okReply(
  body: Body,
  type = 'application/rss+xml; charset=utf-8',
  headers: OutgoingHttpHeaders = {},
): Reply {
  return { headers: { 'Content-Type': type, ...headers }, body };
}
