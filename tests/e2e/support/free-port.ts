import { createServer, type Server } from 'node:net';

// The first port is below those that systems use for outgoing connections. Each test worker has its own range.
const first = 20_000;
const PORTS_PER_WORKER = 3000;
let last = process.pid % PORTS_PER_WORKER;

function nextPort(): number {
  last = (last + 1) % PORTS_PER_WORKER;
  return first + (Number(process.env.TEST_PARALLEL_INDEX ?? 0) % 4) * PORTS_PER_WORKER + last;
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    const port = nextPort();
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(listen(server)) : reject(error),
    );
    server.listen(port, '127.0.0.1', () => resolve(port));
  });
}

function close(server: Server): Promise<unknown> {
  return new Promise((done) => server.close(done));
}

/** Returns a free loopback port. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  await close(server);
  return port;
}
