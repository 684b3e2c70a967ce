import { createServer, type Server } from 'node:net';

// Below the ports that a system gives to outgoing connections, which could take one before it is listened on; each
// worker of the tests has some of its own.
const first = 20_000;
const ofAWorker = 3000;
let last = process.pid % ofAWorker;

function nextPort(): number {
  last = (last + 1) % ofAWorker;
  return first + (Number(process.env.TEST_PARALLEL_INDEX ?? 0) % 4) * ofAWorker + last;
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

/** A port of loopback that nobody listens on now. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  await close(server);
  return port;
}
