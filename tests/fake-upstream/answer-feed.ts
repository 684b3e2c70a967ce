import { faultTable } from './faults/all-faults';
import type { Fault, Scene } from './faults/fault';
import { publicationOf, publish } from './healthy-feed';
import { storiesOf } from './make-feed';
import { pictureAddress } from './pictures/picture-address';
import { sendReply } from './send-reply';
import type { UpstreamState, Visit } from './upstream-state';
import { wireOn } from './wire';

/** Answers a request for a feed: in good health, or with the fault that is set for it. Writes it in the journal. */
export async function answerFeed(state: UpstreamState, visit: Visit, feed: string): Promise<void> {
  const { request, response } = visit;
  const set = state.switchboard.takeTurn(feed);
  const { finish } = state.journal.open(request, response, feed, set?.kind);
  const scene = sceneOf(state, visit, feed, set);
  if (!set) return sendReply(response, scene.healthy());
  const fault: Fault = faultTable[set.kind];
  if ('play' in fault) fault.play(scene, wireOn(request.socket, finish));
  else sendReply(response, await fault.reply(scene));
}

/** Answers where a good redirect leads: the feed in good health, or a page, whatever fault is set. */
export function answerMoved(state: UpstreamState, visit: Visit, feed: string, extension: string): void {
  state.journal.open(visit.request, visit.response, feed);
  const page =
    '<!doctype html>\n<html><head><title>Welcome</title></head><body>No feed here.</body></html>\n';
  const reply =
    extension === 'html'
      ? { headers: { 'Content-Type': 'text/html; charset=utf-8' }, body: page }
      : sceneOf(state, visit, feed).healthy();
  sendReply(visit.response, reply);
}

/** What a fault gets to know of this request. */
export function sceneOf(
  state: UpstreamState,
  { request, address }: Visit,
  feed: string,
  set?: { options: Scene['options']; turn: number },
): Scene {
  const edition = state.switchboard.editionOf(feed);
  const { headers } = request;
  const captured = state.folder?.feed(feed);
  const imageOf = (name: string, number: number) => pictureAddress(state, name, number);
  return {
    feed,
    edition,
    stories: storiesOf(feed, edition, state.itemsPerFeed, imageOf),
    url: state.url,
    forbiddenPort: state.forbiddenPort,
    hop: Number(address.searchParams.get('hop')) || 0,
    turn: set?.turn ?? 1,
    options: set?.options ?? {},
    conditional: 'if-none-match' in headers || 'if-modified-since' in headers,
    healthy: () => publish(captured ?? publicationOf(feed, edition, state.itemsPerFeed, imageOf), headers),
  };
}
