import { once } from 'node:events';
import type { AddressInfo, Server, Socket } from 'node:net';

/** Listens on loopback and returns the port. Port 0 is any free port. Rejects if the port is in use. */
export async function listen(server: Server, port: number): Promise<number> {
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}

/** Tracks a server's connections. Returns them, and functions that close them with or without the server. */
export function connectionsOf(server: Server) {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    // Clients may reset the connection.
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
  });
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  const close = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    const left = [...sockets].map((socket) => once(socket, 'close'));
    cut();
    await Promise.all([closed, ...left]);
  };
  return { sockets, cut, close };
}
