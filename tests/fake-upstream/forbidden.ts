import { createServer } from 'node:net';
import { connectionsOf, listen } from './listen';
import { writeRss } from './make-feed';

export type Forbidden = { port: number; asked: number };

/** Starts a server to which no request may be sent. Counts connections, and responds with a valid feed. */
export async function listenForbidden(): Promise<{ forbidden: Forbidden; close: () => Promise<void> }> {
  const server = createServer((socket) => {
    forbidden.asked += 1;
    socket.once('data', () => socket.end(temptation()));
  });
  const { close } = connectionsOf(server);
  const forbidden: Forbidden = { port: await listen(server, 0), asked: 0 };
  return { forbidden, close };
}

function temptation(): string {
  const story = {
    title: 'A headline from the forbidden port',
    link: 'https://example.org/forbidden',
    when: new Date(Date.UTC(2026, 10, 20)),
    description: 'No reader may ever see this.',
    category: 'Forbidden',
  };
  const body = writeRss('forbidden', [story]);
  return (
    'HTTP/1.1 200 OK\r\nContent-Type: application/rss+xml\r\nConnection: close\r\n' +
    `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
  );
}
