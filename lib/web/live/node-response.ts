import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';
import { onEachRequest } from '@/lib/web/serving/each-request';

// The start of the server and the routes are bundled apart: what they share is the process.
const shared = globalThis as typeof globalThis & { nodeResponses?: AsyncLocalStorage<ServerResponse> };

function responses(): AsyncLocalStorage<ServerResponse> {
  shared.nodeResponses ??= new AsyncLocalStorage();
  return shared.nodeResponses;
}

/**
 * Makes the server's own response known to the routes below a path, before the framework sees the request. A live
 * stream writes to it: through the framework's streams each write to each listener costs several promises. Gives the
 * function that ends it.
 */
export function rememberResponses(below: string): () => void {
  return onEachRequest(({ request, response }) => {
    if (request.url?.startsWith(below)) responses().enterWith(response);
  });
}

/** The server's own response to the request under way; nothing outside of the paths that are remembered. */
export function nodeResponse(): ServerResponse | undefined {
  return responses().getStore();
}

/** Runs with a response of one's own, as a test wants. */
export function withNodeResponse<T>(response: ServerResponse, run: () => T): T {
  return responses().run(response, run);
}
