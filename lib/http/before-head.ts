import type { ServerResponse } from 'node:http';

/** Calls `act` once, before the head of a response is sent, when all its headers are set. */
export function beforeHead(response: ServerResponse, act: () => void): void {
  const { writeHead } = response;
  response.writeHead = ((...args: Parameters<typeof writeHead>) => {
    response.writeHead = writeHead;
    act();
    return writeHead.apply(response, args);
  }) as typeof writeHead;
}
