import { connect, createServer, type Socket } from 'node:net';

/** A TCP proxy in front of a site. Its connections can be cut. */
export type Front = {
  url: string;
  /** Forwards new connections to another site. */
  leadTo: (siteUrl: string) => void;
  /** Cuts every connection, like a network failure. */
  cut: () => void;
  close: () => Promise<unknown>;
};

/** Opens a transparent TCP proxy on loopback. */
export async function openFront(): Promise<Front> {
  const open = new Set<Socket>();
  let port = 0;
  const server = createServer((reader) => {
    const site = connect(port, '127.0.0.1');
    for (const [one, other] of [
      [reader, site],
      [site, reader],
    ] as const) {
      open.add(one);
      one.pipe(other);
      one
        .on('error', () => other.destroy())
        .once('close', () => {
          open.delete(one);
          other.destroy();
        });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const cut = () => {
    for (const socket of open) socket.resetAndDestroy();
  };
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    leadTo: (siteUrl) => {
      port = Number(new URL(siteUrl).port);
    },
    cut,
    close: () => {
      cut();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
