import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A third party on a free port of loopback; it ends with all its connections. */
export async function serve(answer: RequestListener) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
  return { url: `http://127.0.0.1:${port}`, port, close };
}
