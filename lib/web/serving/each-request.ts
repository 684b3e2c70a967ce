import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** What the platform publishes when a request has come in, before the framework sees it. */
export type RequestStart = { request: IncomingMessage; response: ServerResponse; server: Server };

// Node counts it as experimental: this is the only place that knows its name.
const channel = 'http.server.request.start';

/** Acts on each request to any server of this process, in the order of the calls; gives the function that stops it. */
export function onEachRequest(act: (start: RequestStart) => void): () => void {
  const listener = (message: unknown) => act(message as RequestStart);
  subscribe(channel, listener);
  return () => void unsubscribe(channel, listener);
}
