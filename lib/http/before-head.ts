import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** Calls `act` once, right before the head of a response is sent, when its status and headers are final. */
export function beforeHead(response: ServerResponse, act: () => void): void {
  const { writeHead } = response;
  response.writeHead = ((status: number, ...more: (string | OutgoingHttpHeaders | undefined)[]) => {
    response.writeHead = writeHead;
    const headers = more.find((one) => typeof one === 'object') ?? {};
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value ?? '');
    response.statusCode = status;
    act();
    return response.writeHead(response.statusCode);
  }) as typeof writeHead;
}
