import { createServer, type Server, type Socket } from 'node:net';
import { type Behavior, openProgram } from './program';

/** A radio station on loopback that plays real audio in real time, with faults on demand. */
export type RadioStation = {
  port: number;
  /** Value for RADIO_URL; RADIO_PORTS is `port`. */
  template: string;
  /** Sets the behavior for new connections. */
  behavior: Behavior;
  /** Request heads so far, oldest first, one per connection. */
  asked: string[];
  /** Number of open connections. */
  open: () => number;
  /** Ends every open connection. */
  cut: () => void;
  /** Stops listening and ends every connection. */
  stop: () => Promise<void>;
  /** Listens again on the same port. */
  start: () => Promise<void>;
};

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', () => {
      const address = server.address();
      if (typeof address === 'object' && address) resolve(address.port);
    });
  });
}

/** Starts a station that repeats these bytes; each connection hears them from the beginning. */
export async function startRadioStation(audio: Buffer, behavior: Behavior = {}): Promise<RadioStation> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.once('close', () => sockets.delete(socket));
    socket.once('data', (head) => {
      station.asked.push(String(head));
      openProgram(socket, audio, station.behavior);
    });
  });
  const port = await listen(server, 0);
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  const station: RadioStation = {
    port,
    template: 'http://127.0.0.1:{port}/stream',
    behavior,
    asked: [],
    open: () => sockets.size,
    cut,
    async stop() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      cut();
      await closed;
    },
    start: async () => void (await listen(server, port)),
  };
  return station;
}
