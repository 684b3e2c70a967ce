import { createServer } from 'node:net';
import { connectionsOf, listen } from '../listen';
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

/** Starts a station that repeats this audio. Each connection hears it from the beginning. */
export async function startRadioStation(audio: Buffer, behavior: Behavior = {}): Promise<RadioStation> {
  const server = createServer((socket) => {
    socket.once('data', (head) => {
      station.asked.push(String(head));
      openProgram(socket, audio, station.behavior);
    });
  });
  const { sockets, cut, close } = connectionsOf(server);
  const port = await listen(server, 0);
  const station: RadioStation = {
    port,
    template: 'http://127.0.0.1:{port}/stream',
    behavior,
    asked: [],
    open: () => sockets.size,
    cut,
    stop: close,
    start: async () => void (await listen(server, port)),
  };
  return station;
}
