import type { OutgoingHttpHeaders } from 'node:http';
import type { FailureReason } from '../../../lib/base/outcome';
import { rssAround, rssFields, rssItem, type Story, writeRss } from '../make-feed';
import type { Wire } from '../wire';

/** What the reader of feeds must make of an answer: its items come through, or a named failure. */
export type Outcomes = FailureReason | 'served';

type Body = string | Buffer | (() => Iterable<string>);

/** A well-behaved HTTP answer; a function as body is streamed, never held. */
export type Reply = { status?: number; headers?: OutgoingHttpHeaders; body?: Body };

/** What a test may say of a fault: Retry-After of a status, the port that a redirect names, how long slow-5s waits. */
export type FaultOptions = { retryAfter?: string; port?: number; ms?: number };

/** What a fault knows of the request that it spoils. */
export type Scene = {
  feed: string;
  /** The stories that the feed would have. */
  stories: readonly Story[];
  edition: number;
  forbiddenPort: number;
  /** How many redirects of ours led here. */
  hop: number;
  /** 1 for the first request since the fault was set. */
  turn: number;
  options: FaultOptions;
  /** The client sent If-None-Match or If-Modified-Since. */
  conditional: boolean;
  /** The response without a fault. */
  healthy: () => Reply;
};

/** One way to fail: said in HTTP (`reply`) or played on the bare connection (`play`). */
export type Fault = { expect: Outcomes | readonly Outcomes[] } & (
  | { reply: (scene: Scene) => Reply | Promise<Reply> }
  | { play: (scene: Scene, wire: Wire) => void }
);

export type Faults = Readonly<Record<string, Fault>>;

/** A fault that is played on the bare connection. */
export function plays(expect: Fault['expect'], play: (scene: Scene, wire: Wire) => void): Fault {
  return { expect, play };
}

/** A fault that is a reply. */
export function replies(expect: Fault['expect'], reply: (scene: Scene) => Reply | Promise<Reply>): Fault {
  return { expect, reply };
}

/** A fault that is a body: 200, as RSS unless a type is said. */
export function sends(
  expect: Fault['expect'],
  body: (scene: Scene) => Body,
  type?: string,
  headers?: OutgoingHttpHeaders,
): Fault {
  return replies(expect, (scene) => okReply(body(scene), type, headers));
}

/** The feed as RSS 2.0, whatever format it has when healthy: faults spoil a known document. */
export function rssOf(scene: Scene): string {
  return writeRss(scene.feed, scene.stories);
}

/** The feed as RSS with the elements of each item changed; `number` counts from 1. */
export function rssWith(
  { feed, stories }: Pick<Scene, 'feed' | 'stories'>,
  change: (fields: Record<string, string>, number: number) => Record<string, string>,
): string {
  return rssAround(
    feed,
    stories.map((story, index) => rssItem(change(rssFields(story), index + 1))),
  );
}

/** 200 with this body; the type is that of RSS in UTF-8 unless said. */
export function okReply(
  body: Body,
  type = 'application/rss+xml; charset=utf-8',
  headers: OutgoingHttpHeaders = {},
): Reply {
  return { headers: { 'Content-Type': type, ...headers }, body };
}
