import { faultTable } from './faults/all-faults';
import type { Fault, Reply, Scene } from './faults/fault';
import { publicationOf, publish } from './healthy-feed';
import { itemsPerFeed, storiesOf } from './make-feed';
import { pictureAddress } from './pictures/picture-address';
import { sendReply } from './send-reply';
import type { SetFault } from './switchboard';
import type { UpstreamState, Visit } from './upstream-state';
import { wireOn } from './wire';

/** Overrides for a response: its fault, the response without the fault, and a function that wraps either. */
type Ways = { set?: SetFault; healthy?: () => Reply; wrap?: (reply: Reply) => Reply };

/** Records a request for a feed. Responds normally, or with the fault that a test has set. */
export async function answerFeed(
  state: UpstreamState,
  visit: Visit,
  feed: string,
  { set = state.switchboard.takeTurn(feed), healthy, wrap = (reply) => reply }: Ways = {},
): Promise<void> {
  const { request, response } = visit;
  const { finish } = state.journal.open(request, response, feed);
  const scene = { ...sceneOf(state, visit, feed, set), ...(healthy && { healthy }) };
  const fault: Fault | undefined = set && faultTable[set.kind];
  if (fault && 'play' in fault) return fault.play(scene, wireOn(request.socket, finish));
  sendReply(response, wrap(fault ? await fault.reply(scene) : scene.healthy()));
}

const page = '<!doctype html>\n<html><head><title>Welcome</title></head><body>No feed here.</body></html>\n';

/**
 * Handles requests to the target of a valid redirect: sends the healthy feed or an HTML page. Ignores faults.
 */
export function answerMoved(state: UpstreamState, visit: Visit, feed: string, extension: string): void {
  state.journal.open(visit.request, visit.response, feed);
  const reply =
    extension === 'html'
      ? { headers: { 'Content-Type': 'text/html; charset=utf-8' }, body: page }
      : sceneOf(state, visit, feed).healthy();
  sendReply(visit.response, reply);
}

/** Returns the facts about a request that a fault may use. */
function sceneOf(state: UpstreamState, { request, address }: Visit, feed: string, set?: SetFault): Scene {
  const edition = state.switchboard.editionOf(feed);
  const { headers } = request;
  const captured = state.folder?.feed(feed);
  const imageOf = (name: string, number: number) => pictureAddress(state, name, number);
  return {
    feed,
    edition,
    stories: storiesOf(feed, edition, itemsPerFeed, imageOf),
    forbiddenPort: state.forbiddenPort,
    hop: Number(address.searchParams.get('hop')) || 0,
    turn: set?.turn ?? 1,
    options: set?.options ?? {},
    conditional: 'if-none-match' in headers || 'if-modified-since' in headers,
    healthy: () => publish(captured ?? publicationOf(feed, edition, imageOf), headers),
  };
}
