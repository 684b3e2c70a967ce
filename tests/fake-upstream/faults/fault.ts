import type { OutgoingHttpHeaders } from 'node:http';
import type { FailureReason } from '../../../lib/base/outcome';
import { rssAround, rssFields, rssItem, type Story, writeRss } from '../make-feed';
import type { Wire } from '../wire';

/** What the reader of feeds must make of an answer: its items come through, or a named failure. */
export type Outcomes = FailureReason | 'served';

/** A well-behaved HTTP answer; a function as body is streamed, never held. */
export type Reply = {
  status?: number;
  headers?: OutgoingHttpHeaders;
  body?: string | Buffer | (() => Iterable<string>);
};

export type FaultOptions = Record<string, unknown>;

/** What a fault knows of the request that it spoils. */
export type Scene = {
  feed: string;
  /** The stories that the feed would have. */
  stories: readonly Story[];
  edition: number;
  /** Address of the fake upstream, no slash at the end. */
  url: string;
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
export type Fault = {
  /** One sentence: what goes over the wire. */
  does: string;
  expect: Outcomes | readonly Outcomes[];
  /** The options it takes, with their meaning and default. */
  takes?: Readonly<Record<string, string>>;
} & ({ reply: (scene: Scene) => Reply | Promise<Reply> } | { play: (scene: Scene, wire: Wire) => void });

export type Faults = Readonly<Record<string, Fault>>;

/** The feed as RSS 2.0, whatever format it has when healthy: faults spoil a known document. */
export function rssOf(scene: Scene): string {
  return writeRss(scene.feed, scene.stories);
}

/** The feed as RSS with the elements of each item changed; `number` counts from 1. */
export function rssWith(
  scene: Scene,
  change: (fields: Record<string, string>, number: number, story: Story) => Record<string, string>,
): string {
  return rssAround(
    scene.feed,
    scene.stories.map((story, index) => rssItem(change(rssFields(story), index + 1, story))),
  );
}

/** 200 with this body; the type is that of RSS in UTF-8 unless said. */
export function okReply(
  body: Reply['body'],
  type: string | undefined = 'application/rss+xml; charset=utf-8',
  headers: OutgoingHttpHeaders = {},
): Reply {
  return { headers: { 'Content-Type': type, ...headers }, body };
}

/** The options that may be text; all others are numbers, from 0. */
export const textOptions: readonly string[] = ['retryAfter', 'type'];

/** A number among the options, or its default. */
export function numberOption(scene: Scene, name: string, otherwise: number): number {
  const value = scene.options[name];
  return typeof value === 'number' ? value : otherwise;
}

/** A number or a text among the options, as text, or its default. */
export function textOption(scene: Scene, name: string, otherwise: string): string {
  const value = scene.options[name];
  return typeof value === 'number' || typeof value === 'string' ? String(value) : otherwise;
}
