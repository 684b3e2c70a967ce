import { createServer, type Server, type Socket } from 'node:net';
import { type Behavior, openProgram } from './program';

/** A radio station on loopback that plays real audio in real time. Has faults on demand. */
export type RadioStation = {
  port: number;
  /** Value for RADIO_URL; set RADIO_PORTS to `port`. */
  template: string;
  /** Behavior for new connections. Tests may change it. */
  behavior: Behavior;
  /** Request heads so far, oldest first, one per connection. */
  asked: string[];
  /** Returns the number of open connections. */
  open: () => number;
  /** Closes all open connections. */
  cut: () => void;
  /** Stops listening and closes all connections. */
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

/** Starts a station that repeats this audio. Each connection hears it from the beginning. */
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
