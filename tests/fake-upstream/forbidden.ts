import { createServer, type Server, type Socket } from 'node:net';
import { writeRss } from './make-feed';

export type Forbidden = { port: number; asked: number };

/** Starts a server to which no request may be sent. Counts connections, and responds with a valid feed. */
export async function listenForbidden(): Promise<{ forbidden: Forbidden; close: () => Promise<void> }> {
  const sockets = new Set<Socket>();
  const forbidden: Forbidden = { port: 0, asked: 0 };
  const server = createServer((socket) => {
    forbidden.asked += 1;
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    socket.once('data', () => socket.end(temptation()));
  });
  forbidden.port = await listen(server, 0);
  const close = () => {
    for (const socket of sockets) socket.destroy();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  };
  return { forbidden, close };
}

/** Listens on loopback and returns the port. Rejects if the port is in use. */
export function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
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
