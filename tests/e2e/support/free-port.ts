import { createServer } from 'node:net';

/** A port of loopback that nobody listens on now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

/** A port that is kept free for one test. */
export type HeldPort = { port: number; release: () => Promise<unknown> };

/** Takes a port of loopback, so that nobody else gets it before it is released to be listened on. */
export function holdPort(): Promise<HeldPort> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy()).once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const release = () => new Promise((done) => server.close(done));
      if (typeof address === 'object' && address) resolve({ port: address.port, release });
      else reject(new Error('no port'));
    });
  });
}
